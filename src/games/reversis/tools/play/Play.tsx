import { nameSuit, parseCard, sortedCards, suitOf, nameCard, type Card } from '#engine/cards/card.ts';
import { accountIn } from '#engine/ledger/game.ts';
import { trickAt } from '#engine/ledger/place.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { paid } from '#engine/wording/answers.ts';
import { does, namingBy, seatHeadingBy, type Subject } from '#engine/wording/seat-names.ts';
import { counted, sentence } from '#engine/wording/sentence.ts';
import { CardTable } from '#islands/play/table/CardTable.tsx';
import { FirstHandOf, type FirstHandProps } from '#islands/first-hand/FirstHand.tsx';
import type {
  CountedRow,
  CribPart,
  CribPayments,
  DealCount,
  GameToPlay,
  Listener,
  TableProps,
} from '#islands/play/game.ts';
import { PlayOf, type PlayProps } from '#islands/play/Play.tsx';
import { sessionOfDeals } from '#islands/play/kept/keep.ts';
import { countTricks, poolsAt, tricksTaken } from '#islands/replay/model.ts';
import { OpenHands } from '#view/cards/PlayTable.tsx';
import { reversis, type Reversis } from '../../game.ts';
import { seatNames, type ReversisRecord, talonCardBefore, type Seat } from '../../record/record.ts';
import { LITTLE_QUINOLA, packFor, QUINOLA } from '../../rules/shape.ts';
import { accountLabel, nameInBook, quinolasOf, sayAccount } from '../../wording/names.ts';
import { sessions } from '../../session/session.ts';
import type { ReplayModel } from '../../table/model.ts';
import { cardsBeside, takenBy, Talon } from '../../table/GameTable.tsx';
import { cardPoints } from '../../play/facts.ts';
import type { ReversisKey, ReversisRules } from '../../rules/keys.ts';
import { sayValue } from '../../rules/questions.ts';
import { exchangedSoFar, type ReversisAct, type ReversisTurn } from '../../choices/turn.ts';
import { reversisReplay, reversisTable } from '../../choices/table-game.ts';
import { questionsWithout, shownGame } from '../replay/settle.ts';

/**
 * Questions that a session played here can raise. The reader's seat decides who deals first, there is no misdeal, and the value
 * of a box appears elsewhere.
 */
const { rulesInWords, groupRules } = questionsWithout(['deal.firstDealer', 'deal.misdeal']);

/** Sentence for one step as one seat may hear it: all of its own exchange, and of another's only that it was made. */
function tell(model: ReplayModel, step: number, { record, me, names }: Listener<ReversisRecord>): string {
  const { seats } = record;
  const naming = namingBy(sayAccount, names);
  const accounts = seatNames(seats);
  const subject = (seat: Seat): Subject => naming.subject(accounts[seat] ?? '');
  const at = model.steps[step]?.at;
  if (at?.phase === 'exchange') {
    const seat = accounts.findIndex((name) => name === at.seat);
    if (seat === me) return model.sentenceAt(step, names);
    const before = talonCardBefore(record, seat);
    if (before === undefined) return sentence([does(subject(seat), 'lays out a card')]);
    return record.laidOut[seat] === before
      ? sentence([does(subject(seat), 'keeps his cards')])
      : sentence([does(subject(seat), 'exchanges a card')]);
  }
  if (at?.phase === 'opposites') {
    const [gave, got] = [record.opposites[me], record.opposites[(me + 2) % seats]];
    if (gave === undefined || got === undefined) return 'Opposite players exchange a card.';
    const other = naming.name(accounts[(me + 2) % seats] ?? '');
    return `Opposite players exchange a card: you give ${other} the ${nameCard(gave)} and get the ${nameCard(got)}.`;
  }
  if (at?.phase === 'trade') {
    const trade = record.trades[at.number - 1];
    const isParty = trade && [trade.gives, trade.takes].some((card) => record.hands[me]?.includes(card));
    if (trade && !isParty && trade.by !== me) {
      const by = subject(trade.by);
      return sentence([does(by, `calls for the ${nameCard(trade.takes)}, and ${by.verb('gets')} it`)]);
    }
  }
  return model.sentenceAt(step, names);
}

/** Points that each seat took, with the cards that count; the cards set aside have a row of their own. */
function count(model: ReplayModel, record: ReversisRecord, rules: ReversisRules): DealCount {
  const { steps, seats } = model;
  const { points = [], taken = [] } = steps.at(-1) ?? {};
  const tricks = tricksTaken(model);
  const counting = (cards: readonly Card[], isLaid: boolean): CountedRow['cards'] =>
    cards
      .map((card) => ({ card, counts: cardPoints(card, rules, isLaid) }))
      .filter(({ counts }) => counts > 0 || isLaid)
      .toSorted((a, b) => b.counts - a.counts || a.card - b.card);
  const laid = counting(exchangedSoFar(record, rules)?.laid ?? [], true);
  return {
    heading: 'Points taken',
    tieKey: model.lines.some(({ keys }) => keys.includes('tie.order')) ? 'tie.order' : undefined,
    rows: [
      ...seats.map((_, seat) => ({
        whose: seat,
        note: countTricks(taken[seat] ?? 0),
        sum: points[seat] ?? 0,
        cards: counting(
          tricks.flatMap(({ by, cards }) => (by === seat ? cards : [])),
          false,
        ),
        none: 'no counting card',
      })),
      ...(laid.length === 0
        ? []
        : [
            {
              whose: 'Set aside',
              note: 'before the play',
              sum: laid.reduce((sum, { counts }) => sum + counts, 0),
              cards: laid,
              none: '',
            },
          ]),
    ],
  };
}

const COUNTING: readonly Card[] = ['AS', 'KD', 'QC', 'JS'].flatMap((text) => parseCard(text) ?? []);

/** Keys that are answered with a number. */
type AmountKey = { [K in ReversisKey]: ReversisRules[K] extends number ? K : never }[ReversisKey];
type QuinolaSum = { [K in AmountKey]: K extends `quinola.${infer Sum}` ? Sum : never }[AmountKey];
type Payers = CribPayments<ReversisKey>['payers'];

const FORCER = 'the player who led';
const WINNER = 'the winner of the deal';

/** What is paid for aces and Quinolas, who pays whom, and how much. */
function cribPayments(rules: ReversisRules, book: RuleSet<ReversisRules>): readonly CribPayments<ReversisKey>[] {
  const { unit } = book;
  const structure = rules['pool.structure'];
  const common = sayAccount(accountIn(book, 'basket'));
  const pool = { none: '', one: common, greatAndLittle: 'its pool', queue: 'the latest pool' }[structure];

  /** A sum, and that for the other card of the name if it differs: “1 fiche (of diamonds 2)”. */
  const pays = (who: string, sums: readonly [AmountKey, AmountKey], otherCard: string, each = ''): Payers => {
    const [sum, other] = [rules[sums[0]], rules[sums[1]]];
    if (sum === 0 && other === 0) return [];
    const besides = sum === other ? '' : ` (${otherCard} ${other === 0 ? 'nothing' : String(other)})`;
    return [{ who, sum: `${paid(sum, unit)}${each}${besides}`, keys: sums }];
  };

  const ace = (how: 'placed' | 'forced' | 'led', to: string): Payers => {
    const sums = [`ace.${how}.rate`, `ace.${how}.diamonds`] as const;
    if (how === 'placed') return pays(`the taker of the trick pays ${to}`, sums, 'of diamonds');
    const payers = sayValue(`ace.${how}.payers`, rules[`ace.${how}.payers`], unit);
    const isAll = rules[`ace.${how}.payers`] === 'all';
    return pays(`${payers} ${isAll ? 'pay' : 'pays'} ${to}`, sums, 'of diamonds', isAll ? ' each' : '');
  };
  const quinola = (who: string, sum: QuinolaSum): Payers =>
    pays(who, [`quinola.${sum}`, rules['quinola.little'] ? `little.${sum}` : `quinola.${sum}`], 'little Quinola');

  /** The stake of a Quinola: what its pool holds, or a part of that. */
  const stake = (
    who: string,
    held: string,
    key: 'quinola.placed.draws' | 'quinola.forced.intoPool' | 'quinola.led.intoPool',
  ): Payers => {
    if (structure === 'none' || !rules[key]) return [];
    const [cap, little] = [rules['pool.cap'], rules['little.cap']];
    const hasTwo = structure === 'greatAndLittle' && rules['quinola.little'] && little !== cap;
    const most = cap === 0 ? '' : `, up to ${counted(cap, unit)}`;
    const besides = hasTwo ? ` (little Quinola ${little === 0 ? 'all' : String(little)})` : '';
    const caps = hasTwo ? (['pool.cap', 'little.cap'] as const) : cap > 0 ? (['pool.cap'] as const) : [];
    return [{ who, sum: `${held}${most}${besides}`, keys: [key, ...caps] }];
  };

  return [
    { what: 'Ace placed', payers: ace('placed', 'its holder') },
    { what: 'Ace forced', payers: ace('forced', FORCER) },
    { what: 'Ace led', payers: ace('led', WINNER) },
    {
      what: 'Quinola placed',
      payers: [
        ...quinola('the taker of the trick pays its holder', 'placed.winnerToHolder'),
        ...stake(`${pool} pays its holder`, 'all it holds', 'quinola.placed.draws'),
      ],
    },
    {
      what: 'Quinola forced',
      payers: [
        ...quinola(`its holder pays ${FORCER}`, 'forced.holderToForcer'),
        ...quinola(`each other player pays ${FORCER}`, 'forced.othersToForcer'),
        ...stake(`its holder pays into ${pool}`, 'as much as it holds', 'quinola.forced.intoPool'),
      ],
    },
    {
      what: 'Quinola led',
      payers: [
        ...quinola(`its holder pays ${WINNER}`, 'led.holderToWinner'),
        ...quinola(`each other player pays ${WINNER}`, 'led.othersToWinner'),
        ...stake(`its holder pays into ${pool}`, 'as much as it holds', 'quinola.led.intoPool'),
      ],
    },
  ].filter(({ payers }) => payers.length > 0);
}

/** Words for the Quinolas and the common stake of a book. */
function cribWords(rules: ReversisRules, book: RuleSet<ReversisRules>): NonNullable<CribPart<ReversisKey>['words']> {
  const quinolas = quinolasOf(rules);
  const stakes = {
    none: undefined,
    one: 'the common stake',
    greatAndLittle: 'a common stake; each Quinola has its own',
    queue: 'a common stake; if there are several, you play for the latest',
  }[rules['pool.structure']];
  return [
    ...(quinolas === 'none' ? [] : [[nameInBook(QUINOLA, quinolas), `the ${nameCard(QUINOLA)}`] as const]),
    ...(quinolas === 'two'
      ? [[nameInBook(LITTLE_QUINOLA, quinolas), `the ${nameCard(LITTLE_QUINOLA)}`, 'quinola.little'] as const]
      : []),
    ...(stakes === undefined
      ? []
      : [[rules['pool.structure'] === 'one' ? accountLabel(accountIn(book, 'basket')) : 'pool', stakes] as const]),
    ['placed', 'thrown on a suit you do not hold'],
    ['forced', 'drawn out of your hand by a lead of its suit'],
    ['reversis', 'all the tricks taken by one player'],
  ];
}

/** What counts: points, the order of the cards, what aces and Quinolas cost or earn, and words. */
function crib(rules: ReversisRules, book: RuleSet<ReversisRules>): readonly CribPart<ReversisKey>[] {
  const quinolas = quinolasOf(rules);
  const shown = quinolas === 'none' ? COUNTING : [...COUNTING, QUINOLA];
  const payments = cribPayments(rules, book);
  // The key arises for every count of the cards laid out, but without a mat it pays nothing.
  const mat = rules['partie.manner'] === 'mat' ? (['partie.mat'] as const) : [];
  return [
    {
      heading: 'Points you take',
      counts: shown.map((card) => ({ card, counts: cardPoints(card, rules) })),
      text: 'No other card counts. The player with fewest points wins the deal.',
    },
    {
      heading: 'Which card is higher',
      orders: [
        {
          name: '',
          cards: packFor(rules)
            .filter((card) => suitOf(card) === 0)
            .toSorted((a, b) => b - a),
        },
      ],
      text: 'The other suits have the same order, and there are no trumps.',
      keys: [
        'play.follow',
        ...(rules['play.firstLead'] === 'any' ? [] : (['play.firstLead'] as const)),
        ...(rules['play.throwHearts'] === 'any' ? [] : (['play.throwHearts'] as const)),
      ],
    },
    ...(payments.length === 0
      ? []
      : [
          {
            heading: `What an ace${{ none: '', one: ' or the Quinola', two: ' or a Quinola' }[quinolas]} costs or earns`,
            payments,
            keys:
              rules['double.manner'] === 'none' ? [] : (['double.manner', 'double.window', 'double.scope'] as const),
          },
        ]),
    { heading: 'What the deal costs', keys: ['partie.manner', 'partie.base', ...mat, 'partie.tariff'] },
    { heading: 'Words', words: cribWords(rules, book) },
  ];
}

function Table(props: TableProps<ReplayModel, ReversisAct>) {
  const { model, step, unit, me } = props;
  const beside = cardsBeside(model, step);
  const table = model.steps[step];
  return (
    <CardTable
      {...props}
      pools={poolsAt(model, step, unit, accountLabel)}
      quinola={model.quinola}
      seatNote={(seat) => table && takenBy(seat, table)}
      // Five leave no room for it.
      note={
        model.seats.length === 4 && (beside.talon > 0 || beside.aside.length > 0) ? (
          <Talon {...beside} me={me} quinola={model.quinola} />
        ) : undefined
      }
      isPlayed={({ kind }) => kind === 'play'}
      byHand={['layOut', 'give', 'play']}
    />
  );
}

function asks(turn: ReversisTurn, { steps, seats }: ReplayModel, step: number): string {
  switch (turn.kind) {
    case 'layOut':
      return turn.legal.some(({ act }) => act.kind === 'keep')
        ? 'Exchange a card, or keep your hand.'
        : 'Lay out a card.';
    case 'trade':
      return 'You may call for an ace.';
    case 'give':
      return 'Give a card to the player across.';
    case 'play': {
      const { trick = [] } = steps[step] ?? {};
      const [led] = trick;
      if (led === undefined || trick.length === seats.length) return 'Lead a card.';
      const suit = nameSuit(suitOf(led));
      if (
        turn.refused.length === 0 &&
        !turn.legal.some(({ card }) => card !== undefined && suitOf(card) === suitOf(led))
      )
        return `You have no ${suit.replace(/s$/, '')}: throw any card.`;
      const isFree = turn.legal.some(({ card }) => card !== undefined && suitOf(card) !== suitOf(led));
      return isFree ? `You may follow suit in ${suit}, or throw another suit.` : `Follow ${suit}.`;
    }
    default:
      return '';
  }
}

/** Réversis for the table. */
export const PLAYED_REVERSIS: GameToPlay<Reversis> = {
  ...shownGame,
  played: reversisTable,
  // Payments for led cards must be claimed here, whatever the laid-out deal said.
  resume: (record, rules) => ({ number: 0, record: { ...record, claimed: !rules['led.claim'] }, declined: [] }),
  sessions,
  session: sessionOfDeals(reversis.printRecord),
  rulesInWords,
  groupRules,
  startHouse: () => new Worker(new URL('./house.worker.ts', import.meta.url), { type: 'module' }),
  fetchHouse: async () => (await import('../../house/house.ts')).house,
  players: (rules) => (rules['players.five'] ? [4, 5] : [4]),
  seatNames,
  direction: (rules) => rules['play.direction'],
  sayAccount,
  passes: true,
  deals: () => 0,
  sayWhere: ({ steps }, step) => {
    const at = steps[step]?.at;
    const trick = trickAt(at);
    if (trick !== undefined) return `trick ${String(trick)}`;
    return at?.phase === 'end' ? 'over' : 'before the play';
  },
  tell,
  asks,
  count,
  tricks: tricksTaken,
  crib,
  quinolaOf: ({ quinola }) => quinola,
  claim: {
    label: (rules) => (rules['led.claim'] ? 'Claim payment for led cards' : undefined),
    of: ({ kind }) => (kind === 'claim' ? { take: { kind: 'claim' }, lapse: { kind: 'forgo' } } : undefined),
  },
  dealt: ({ hands, seats }, names) => (
    <OpenHands
      hands={hands.map(
        (hand, seat) => [seatHeadingBy(names, seatNames(seats)[seat] ?? ''), sortedCards(hand)] as const,
      )}
      quinola={QUINOLA}
    />
  ),
  Table,
};

/** Table of Réversis with the house. */
export const Play = (props: PlayProps) => <PlayOf {...props} game={PLAYED_REVERSIS} />;

/** Guided deal of Réversis. */
export const FirstHand = (props: FirstHandProps) => (
  <FirstHandOf {...props} game={PLAYED_REVERSIS} following={reversisReplay} />
);
