import type { APIRoute } from 'astro';
import type { JSX } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { HEARTS, JACK, makeCard, type Card } from '#engine/cards/card.ts';
import { type Book, type ContentGraph, content } from '#edition/graph/content.ts';
import { GAME_CONTENTS, type GameContent } from '#edition/graph/game-content.ts';
import type { Deal, LibrarySession } from '#edition/library/library.ts';
import { piecesOf, type Piece } from '#edition/view/plates.ts';
import { cellsOf, isAnswer } from '#edition/view/rule-view.ts';
import { PictureCard, feltHeight, FeltPicture } from '#view/picture/FeltPicture.tsx';
import { prepareReading, type PreparedReading } from '../plate/prepare-reading.ts';
import { DRAWING, PictureLayout } from './PictureLayout.tsx';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { seatHeading, signed } from '#engine/wording/sentence.ts';
import { byGame } from '#games/game.ts';
import type { AccountLine } from '#islands/account/account.ts';
import { cardPlateOf } from '#islands/reading/plates/CardsFigure.tsx';
import { netsOf } from '#islands/reading/plates/plate.ts';
import type { AnyModel, CardReplayModel } from '#islands/replay/model.ts';

/** How a game without a card table draws a moment in a picture; found in its `tools/reading/game.tsx`. */
export interface MomentPicture<M extends AnyModel> {
  /** Whether a step has something to draw. */
  readonly isDrawn: (model: M, step: number) => boolean;
  readonly draw: (model: M, step: number, box: typeof DRAWING) => JSX.Element | null;
}

const GAMES = byGame(
  import.meta.glob<{ readonly momentPicture?: MomentPicture<AnyModel> }>('../../games/*/tools/reading/game.tsx', {
    eager: true,
  }),
);

const isCardsDrawn = (model: AnyModel, step: number): boolean =>
  ((model as CardReplayModel).steps[step]?.trick ?? []).length > 0;

/** A record's moment for its picture. */
interface Moment {
  readonly step: number;
  /** What a player wins there: “+18 fiches for the dealer”; where nothing is paid, the moment in a sentence. */
  readonly sum: string;
  readonly place: string;
  /** The moment in a sentence. */
  readonly says: string;
  readonly draw: () => JSX.Element | null;
}

const paidAt = ({ lines }: AnyModel, step: number): readonly AccountLine[] =>
  lines.filter((line) => line.step === step && line.amount > 0);

/** The step that tells most of a record: the one that pays most of those that can be drawn, the last of several. */
function tellingStep(model: AnyModel, isDrawn: (step: number) => boolean): number {
  const steps = model.steps.flatMap((_, step) => (isDrawn(step) ? [step] : []));
  const paid = (step: number): number => paidAt(model, step).reduce((sum, { amount }) => sum + amount, 0);
  return steps.reduce((best, step) => (paid(step) >= paid(best) ? step : best), steps[0] ?? 0);
}

/** What the player wins who wins most by some payments, or what the one loses who pays most into a pool. */
function largestNet(
  game: PreparedReading['game'],
  { seats }: AnyModel,
  lines: readonly AccountLine[],
  [one, many]: RuleSet['unit'],
): string | undefined {
  const nets = netsOf(lines, seats).toSorted((a, b) => b.now - a.now);
  const found = [nets[0], nets.at(-1)].find((net) => net !== undefined && net.now !== 0);
  if (found === undefined) return undefined;
  return `${signed(found.now)} ${Math.abs(found.now) === 1 ? one : many} for ${game.sayAccount(found.account)}`;
}

/** The moment of a record that its picture shows. */
function momentOf({ game, settled, data }: PreparedReading, piece: Piece): Moment {
  const { model } = settled(piece);
  const { unit } = data.book;
  const other = GAMES.get(game.engine.id)?.momentPicture;
  const step = tellingStep(model, (one) => (other ?? { isDrawn: isCardsDrawn }).isDrawn(model, one));
  const lines = paidAt(model, step);
  const at = model.steps[step]?.at;
  const drawCards = (): JSX.Element | null => {
    const { quinola } = model as AnyModel & { readonly quinola?: Card };
    const { accountLabel } = game;
    const cards = model as CardReplayModel;
    const plate = cardPlateOf({ model: cards, step, lines, label: '', keys: [], seatHeading, accountLabel, quinola });
    const y = DRAWING.y + (DRAWING.height - feltHeight(DRAWING.width)) / 2;
    return plate ? <FeltPicture plate={plate} x={DRAWING.x} y={y} width={DRAWING.width} /> : null;
  };
  return {
    step,
    sum: largestNet(game, model, lines, unit) ?? model.sentenceAt(step),
    place: at === undefined || at.phase === 'end' ? 'at the end' : game.words.sayPlaceInBook(at),
    says: model.sentenceAt(step),
    draw: other ? () => other.draw(model, step, DRAWING) : drawCards,
  };
}

/** The picture that is shown with a shared link to a page. */
export interface SharePicture {
  /** Path below `/pictures/`, without its ending: that of the page. */
  readonly name: string;
  /** What it shows, for who cannot see it. */
  readonly alt: string;
}

/** A picture, and how it is drawn. */
export interface DrawnPicture extends SharePicture {
  readonly draw: () => JSX.Element;
}

const ofGame = ({ gameContent, edition }: Book): string => `${gameContent.name}, ${edition.short}`;

const pieceOf = (book: Book, graph: ContentGraph, isWanted: (piece: Piece) => boolean): readonly Piece[] =>
  piecesOf(book, graph).filter(isWanted);

function momentIn(book: Book, graph: ContentGraph, piece: Piece | undefined): Moment | undefined {
  const prepared = prepareReading(book, graph);
  return prepared && piece && momentOf(prepared, piece);
}

const bookOf = (ruleset: string, { books }: ContentGraph): Book | undefined =>
  books.find(({ ruleSet }) => ruleSet.id === ruleset);

/** Picture of an annotated deal: the table at the step that pays most. */
export function dealPicture(deal: Deal, graph: ContentGraph): DrawnPicture | undefined {
  const book = bookOf(deal.ruleset, graph);
  const [piece] = book ? pieceOf(book, graph, ({ kind, id }) => kind === 'deal' && id === deal.id) : [];
  const moment = book && momentIn(book, graph, piece);
  if (!book || !moment) return undefined;
  return {
    name: `${deal.game}/deals/${deal.slug}`,
    alt: `${ofGame(book)}: ${deal.title}, ${moment.place}. ${moment.says}`,
    draw: () => (
      <PictureLayout
        above={book.gameContent.name}
        title={deal.title}
        by={`by the rules of ${book.edition.short}`}
        {...moment}
      >
        {moment.draw()}
      </PictureLayout>
    ),
  };
}

/** Picture of a session: its last deal at the step that pays most. */
export function sessionPicture(session: LibrarySession, graph: ContentGraph): DrawnPicture | undefined {
  const book = bookOf(session.ruleset, graph);
  const parts = book
    ? pieceOf(book, graph, ({ kind, id }) => kind === 'session' && id.startsWith(`${session.id}/`))
    : [];
  const moment = book && momentIn(book, graph, parts.at(-1));
  if (!book || !moment) return undefined;
  const { piece } = book.gameContent;
  const count = `${String(parts.length)} ${piece}s`;
  return {
    name: `${session.game}/sessions/${session.slug}`,
    alt: `${ofGame(book)}: ${session.title}, ${count}. The table in the last of them: ${moment.says}`,
    draw: () => (
      <PictureLayout
        above={book.gameContent.name}
        title={session.title}
        by={`${count} by the rules of ${book.edition.short}`}
        {...moment}
        place={`${moment.place} of the last ${piece}`}
      >
        {moment.draw()}
      </PictureLayout>
    ),
  };
}

/** Picture of an edition: its title, and a deal of its own. */
export function editionPicture(book: Book, graph: ContentGraph): DrawnPicture {
  const { edition, gameContent } = book;
  const rules = `${String(edition.clauses.length)} rules to read and play`;
  return {
    name: `${gameContent.id}/${edition.ruleset}`,
    alt: `${edition.title}, ${edition.date}: ${rules} of ${gameContent.name}.`,
    draw: () => (
      <PictureLayout above={gameContent.name} title={edition.title} by={edition.date} sum={rules}>
        {momentIn(book, graph, piecesOf(book, graph)[0])?.draw()}
      </PictureLayout>
    ),
  };
}

/** Picture of a rule: the question, and the answers with the books that give each. */
export function rulePicture(key: string, gameContent: GameContent, graph: ContentGraph): DrawnPicture {
  const question = gameContent.question(key);
  const books = new Map<string, readonly string[]>();
  for (const { book, value } of cellsOf(key, gameContent.id, graph).filter(isAnswer))
    books.set(value, [...(books.get(value) ?? []), book.edition.short]);
  const answers = [...books].map(([answer, shorts]) => ({ answer, books: shorts.join(', ') }));
  return {
    name: `${gameContent.id}/rules/${key}`,
    alt: `${question} ${answers.map((one) => `${one.books}: ${one.answer}`).join('; ')}.`,
    draw: () => <PictureLayout above={gameContent.name} title={question} answers={answers} />,
  };
}

/** Picture of a game: its name, its books, and its first deal. */
export function gamePicture(gameContent: GameContent, graph: ContentGraph): DrawnPicture {
  const books = graph.books.filter((book) => book.gameContent.id === gameContent.id);
  const [book] = books;
  const start = graph.library.games.find(({ game }) => game === gameContent.id)?.start?.deal;
  const drawStart = (): readonly (JSX.Element | null | undefined)[] =>
    books.flatMap((one) =>
      pieceOf(one, graph, ({ kind, id }) => kind === 'deal' && id === start).map((piece) =>
        momentIn(one, graph, piece)?.draw(),
      ),
    );
  const count = `${String(books.length)} rule books to read, play and change`;
  return {
    name: gameContent.id,
    alt: `${gameContent.name}: ${count}.`,
    draw: () => (
      <PictureLayout
        above="A game of the old books"
        title={gameContent.name}
        by={`${book?.edition.date ?? ''} to ${books.at(-1)?.edition.date ?? ''}`}
        sum={count}
      >
        {drawStart()}
      </PictureLayout>
    ),
  };
}

/** Name of the picture of the first page, which pages without another have too. */
const HOME = 'quinola';
const QUINOLA = makeCard(HEARTS, JACK);

/** Picture of the first page: the card after which the site is named. */
export function homePicture({ books, library }: ContentGraph): DrawnPicture {
  const count = `${String(books.length)} rule books of ${String(library.games.length)} games`;
  const middle = { x: DRAWING.x + DRAWING.width / 2, y: DRAWING.y + DRAWING.height / 2 };
  return {
    name: HOME,
    alt: 'Quinola: old rule books you can read, play and change. The knave of hearts, after which the site is named.',
    draw: () => (
      <PictureLayout above="Games of cards and tables" title="Old rule books you can read, play and change" sum={count}>
        <rect {...DRAWING} rx="14" fill="#4a2f1b" />
        <rect
          x={DRAWING.x + 9}
          y={DRAWING.y + 9}
          width={DRAWING.width - 18}
          height={DRAWING.height - 18}
          rx="6"
          fill="#23503f"
        />
        <PictureCard card={QUINOLA} {...middle} width={230} turned={-4} quinola />
      </PictureLayout>
    ),
  };
}

/** All pictures of the site, one kind after another; each is prepared when it is asked for. */
export const picturesByKind = (graph: ContentGraph): readonly (readonly (() => DrawnPicture | undefined)[])[] => [
  [() => homePicture(graph)],
  GAME_CONTENTS.map((gameContent) => () => gamePicture(gameContent, graph)),
  graph.books.map((book) => () => editionPicture(book, graph)),
  graph.library.deals.map((deal) => () => dealPicture(deal, graph)),
  graph.library.sessions.map((session) => () => sessionPicture(session, graph)),
  GAME_CONTENTS.flatMap((gameContent) =>
    Object.keys(gameContent.keys).map((key) => () => rulePicture(key, gameContent, graph)),
  ),
];

/** Picture of a page that has none of its own: that of its game, or of the first page. */
export const pictureFor = (game: string | undefined, graph: ContentGraph): SharePicture => {
  const gameContent = GAME_CONTENTS.find(({ id }) => id === game);
  return gameContent ? gamePicture(gameContent, graph) : homePicture(graph);
};

/** Number of pictures of each kind: all, or as many as the setting QUINOLA_PICTURES says, for tests. */
const MOST = Number(process.env['QUINOLA_PICTURES'] ?? Infinity);

/** All pictures as SVG, a page of the build; scripts/build/share-pictures.ts makes files of them. */
export const GET: APIRoute = async () =>
  Response.json(
    picturesByKind(await content()).flatMap((pictures) => {
      const drawn = [];
      for (const prepare of pictures) {
        if (drawn.length === MOST) break;
        const picture = prepare();
        if (picture) drawn.push({ name: picture.name, svg: renderToString(picture.draw()) });
      }
      return drawn;
    }),
  );
