import { expect, test } from 'vitest';
import { addUp, alreadyThere, parseSeason, printSeason, withEvening, type Evening } from './season.ts';

const evening = (day: string, nets: Readonly<Record<string, number>>, unit = 'fish'): Evening => ({
  title: '',
  day,
  book: 'Quadrille, Quanti 1822',
  unit,
  deals: 4,
  nets: Object.entries(nets).map(([name, net]) => ({ name, net })),
});
const first = evening('2026-11-05', { Anne: 5, Ben: -5 });
const second = evening('2026-11-12', { anne: -2, Cleo: 2 });

test('evenings in the same counters are added up by player; who was not there has no sum that evening', () => {
  const [table] = addUp([first, second]);
  // Anne 5 − 2 = 3, Cleo 2, Ben −5.
  expect(table?.players.map(({ total, played }) => [total, played])).toEqual([
    [3, 2],
    [2, 1],
    [-5, 1],
  ]);
  expect(table?.players[1]).toMatchObject({ name: 'Cleo', nets: [undefined, 2], course: [0, 0, 2] });
});

test('fish and fiches stand in tables of their own', () => {
  expect(addUp([first, evening('2026-11-19', { Anne: 1 }, 'fiches')]).map(({ unit }) => unit)).toEqual([
    'fish',
    'fiches',
  ]);
});

test('evenings stand in the order of their days, and the same one twice counts once', () => {
  const season = withEvening(withEvening(withEvening([], second), first), second);
  expect(season).toEqual([first, second]);
  expect(parseSeason(printSeason(season))).toEqual({ ok: true, value: season });
});

test('a score that went on after it was added is found, and so is none of another day or with other players', () => {
  const later = {
    ...first,
    deals: 6,
    nets: [
      { name: 'Anne', net: 8 },
      { name: 'Ben', net: -8 },
    ],
  };
  expect(alreadyThere([first, second], later)).toBe(first);
  expect(alreadyThere([first], first)).toBeUndefined();
  expect(alreadyThere([first], { ...later, day: '2026-11-06' })).toBeUndefined();
  expect(alreadyThere([first], { ...later, nets: second.nets })).toBeUndefined();
});

test('a damaged file says what is wrong and where', () => {
  const said = (text: string): string => {
    const read = parseSeason(text);
    return read.ok ? 'read' : read.error.message;
  };
  expect(said('{')).toContain('not JSON');
  expect(said('{"format":"quinola-account"}')).toContain('not a season');
  expect(said(printSeason([first]).replace('"version": 1', '"version": 9'))).toContain('version 9');
  expect(said(printSeason([first]).replace('"net": 5', '"net": "five"'))).toBe('Evening 1 of that file is damaged.');
});
