import { expect, test, vi } from 'vitest';
import { memoizeByIdentity } from './collections.ts';

const [deal, other, rules, turned] = [{ is: 'deal' }, { is: 'other' }, { is: 'rules' }, { is: 'turned' }];

test('an answer is found once for two things, and anew when either is another', () => {
  const find = vi.fn((about: object, by: object) => ({ about, by }));
  const once = memoizeByIdentity(find);
  expect(once(deal, rules)).toBe(once(deal, rules));
  expect(once(other, rules)).toEqual({ about: other, by: rules });
  // What was asked about something else meanwhile does not matter.
  expect(once(deal, rules)).toEqual({ about: deal, by: rules });
  expect(find).toHaveBeenCalledTimes(2);
  expect(once(deal, turned)).toEqual({ about: deal, by: turned });
  expect(find).toHaveBeenCalledTimes(3);
});

test('an answer of undefined is kept as well, and a third argument does not make another question', () => {
  const find = vi.fn((_about: object, _by: object, _with: string) => undefined);
  const once = memoizeByIdentity(find);
  once(deal, rules, 'a');
  once(deal, rules, 'b');
  expect(find).toHaveBeenCalledTimes(1);
});
