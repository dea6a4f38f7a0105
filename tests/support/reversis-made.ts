/**
 * A deal of Réversis by the rules of 1785, as data: first hand leads a three of hearts; the dealer takes it with the
 * Quinola, then takes every trick.
 */
export const REVERSIS_MADE = {
  deal: {
    hands: {
      first: 'JS 5S AH 5H 4H 3H 2D 8C 6C 3C 2C',
      second: '8S 6S 8H 7H 6H 2H 9D 7D 6D JC 5C',
      third: 'QS 7S 4S 3S KH 9H 8D 5D 3D 7C 4C',
      dealer: 'AS 2S QH JH AD KD QD JD AC KC QC 9C',
    },
    talon: '4D 9S KS',
    laidOut: { first: 'AH', second: '5C', third: 'KH', dealer: '2S' },
  },
  plays: [
    '3H 7H 9H JH',
    'KC 8C JC 7C',
    '9C 3C 6S 4C',
    'QH 4H 6H 8D',
    'AS 5S 8S QS',
    'JD 2D 9D 5D',
    'QD 4D 7D 3D',
    'KD JS 6D 4S',
    'AD 6C 9S 3S',
    'QC 2C 2H 7S',
    'AC 5H 8H KS',
  ],
} as const;
