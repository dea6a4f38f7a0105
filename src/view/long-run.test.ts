import { describe, expect, test } from 'vitest';
import type { StoredEffect } from '#engine/lab/stored.ts';
import { figure, sayDeals, sayEffect, sayEstimate } from './long-run.ts';

describe('figures', () => {
  test('have as many decimals as they need', () => {
    expect([51.333, 7.81, 0.4236, 0.0288, 0.0001, -1.7697, 1234.4].map(figure)).toEqual([
      '51.3',
      '7.81',
      '0.42',
      '0.029',
      '0',
      '−1.77',
      '1234',
    ]);
    expect(sayEstimate([-0.6887, 0.4013, 0.2])).toBe('−0.69 ± 0.40');
  });
  test('shares of deals are said as people say them', () => {
    expect([0, 1, 41, 32_791, 50_100, 70_000, 99_000, 100_008].map((count) => sayDeals(count, 100_008))).toEqual([
      'no deal',
      '1 deal of 100,008',
      '41 deals of 100,008',
      '1 deal in 3',
      '1 deal in 2',
      '7 deals in 10',
      'nearly every deal',
      'every deal',
    ]);
  });
});

describe('effects', () => {
  const setting = {
    deals: 100_008,
    sessions: 4167,
    unit: ['fiche', 'fiches'],
    piece: 'deal',
    roles: ['first hand', 'the dealer'],
    comparisons: 4,
  } as const;
  const effect: StoredEffect = {
    changes: {},
    question: 'sameCards',
    moved: 32_791,
    movedAlone: 32_791,
    elsewhere: [0.42356, 0.0042, 0.01],
    elsewhereAlone: [0.42356, 0.0042, 0.01],
    roles: [
      [0.03488, 0.0035, 0.004],
      [-0.02873, 0.0035, 0.004],
    ],
    beyondTen: [0, 0],
    events: [],
    playedOtherwise: 0,
    isAlike: true,
    most: [],
    sample: [0, 0],
  };
  test('name the seats that surely gain and lose', () => {
    expect(sayEffect(effect, setting)).toBe(
      '1 deal in 3 is paid differently, and on average 0.42 fiches a deal end up with a different player or pool; first hand gains 0.035 and the dealer loses 0.029 fiches a deal.',
    );
  });
  test('name the seats in their order, whoever gains', () => {
    const turned = { ...effect, roles: [[-0.03488, 0.0035, 0.004] as const, [0.02873, 0.0035, 0.004] as const] };
    expect(sayEffect(turned, setting)).toContain('first hand loses 0.035 and the dealer gains 0.029 fiches a deal.');
  });
  test('name nobody within the interval, and say where averages are not reliable', () => {
    const small = { ...effect, roles: [[0.003, 0.0035, 0.004] as const, [-0.002, 0.0035, 0.004] as const] };
    expect(sayEffect(small, setting)).toContain('no gain or loss is larger than chance can explain');
    const tiny = { ...effect, roles: [[0.0001, 0.0002, 0.004] as const] };
    expect(sayEffect(tiny, setting)).toContain('(all are below 0.001 fiches a deal)');
    const even = { ...effect, roles: [[0, 0, 0] as const] };
    expect(sayEffect(even, setting)).toContain('nobody gains or loses on average');
    const wild = { ...effect, roles: [[3, 0.5, 0.4] as const, [-3, 0.5, 0.4] as const] };
    expect(sayEffect(wild, setting)).toContain('we cannot say who gains');
  });
  test('say twice what touches the pools, and once what changes nothing', () => {
    expect(sayEffect({ ...effect, moved: 75_000, elsewhere: [7.8, 0.1, 0.01] }, setting)).toContain(
      '. If each changed pool is also carried into the next deal, 7 deals in 10 are paid differently, and 7.80 fiches a deal end up elsewhere; first hand gains',
    );
    expect(sayEffect({ ...effect, elsewhere: [0.0002, 0, 0], elsewhereAlone: [0.0002, 0, 0] }, setting)).toContain(
      'and on average less than 0.001 fiches a deal end up with a different player or pool',
    );
    expect(sayEffect({ ...effect, moved: 0, movedAlone: 0 }, setting)).toBe('no payment changes in 100,008 deals.');
  });
  test('keep what a rule does to one deal apart from what it does through the pools', () => {
    expect(sayEffect({ ...effect, movedAlone: 0, moved: 80, elsewhere: [0.0361, 0, 0] }, setting)).toMatch(
      /^no deal by itself is paid differently, but some pools left behind differ\. If each changed pool is also carried into the next deal, 80 deals of 100,008 are paid differently, and 0\.036 fiches a deal end up elsewhere; /,
    );
    expect(sayEffect({ ...effect, moved: 0, elsewhere: [0, 0, 0] }, setting)).toMatch(
      /a different player or pool\. If each changed pool is also carried into the next deal, no deal is paid differently\.$/,
    );
  });
  test('say how many deals are played and how many are paid differently', () => {
    const plays = { ...effect, question: 'eachPlays' as const };
    expect(sayEffect({ ...plays, playedOtherwise: 2_084, moved: 3_846 }, setting)).toMatch(
      /^our computer player plays 1 deal in 48 differently, and 1 deal in 26 is paid differently \(a changed pool also changes later payments\); first hand gains/,
    );
    expect(sayEffect({ ...plays, playedOtherwise: 90_000, moved: 33_336 }, setting)).toMatch(
      /^our computer player plays 9 deals in 10 differently, and 1 deal in 3 is paid differently; /,
    );
    expect(sayEffect({ ...plays, playedOtherwise: 5_883, moved: 0 }, setting)).toBe(
      'our computer player plays 1 deal in 17 differently, but no payment changes.',
    );
    expect(sayEffect({ ...plays, playedOtherwise: 0, moved: 0 }, setting)).toBe(
      'our computer player plays no deal differently, and nothing is paid differently.',
    );
  });
});
