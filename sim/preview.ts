import * as v from 'valibot';
import { common } from '@/contract/common';
import { content } from '@/contract/content';
import type { CallDeclaration } from '@/contract/declare';
import { okBody } from '@/contract/envelope';
import { isWireLang } from '@/contract/lang';
import { market } from '@/contract/market';
import type { Page } from './db/sorted-keys';
import { declaredFields } from './declared-fields';
import type { Caller, Outcome } from './handler';
import { commonHandlers } from './handlers/common';
import { contentHandlers } from './handlers/content';
import { marketHandlers } from './handlers/market';
import type { JournalHeader } from './journal/journal';
import { INSTRUMENTS } from './market/instruments';
import { Market } from './market/market';
import type { WireReply, WireRequest } from './port';
import { publishFoundingArticles } from './products/content/published';
import type { ArticleRow } from './products/content/tables';
import { openAtStart } from './products/ieo/opening';
import { quotation } from './products/quotes/quotation';
import type { World } from './world';

type AnyHandler = (world: World, input: unknown, caller: Caller) => Outcome<unknown>;

/** What the first screen asks of an exchange, and what neither customers nor time have a part in yet. */
export const PREVIEWED = [
  'GET /getSetting',
  'GET /getSiteConfig',
  'GET /menu',
  'GET /news/index_pop',
  'GET /news/index_message',
  'POST /news/list',
  'GET /currency/quotation_new',
] as const satisfies readonly (keyof (typeof common & typeof content & typeof market))[];

const DECLARED: Readonly<Record<string, CallDeclaration>> = { ...common, ...content, ...market };
const HANDLERS = { ...commonHandlers, ...contentHandlers, ...marketHandlers };

/** The articles of a run in which none was written yet, as far as reading them goes. */
function articlesTable() {
  const rows: ArticleRow[] = [];
  const page = (found: readonly ArticleRow[], { offset = 0, limit = found.length, newestFirst = false }: Page = {}) =>
    (newestFirst ? found.toReversed() : found).slice(offset, offset + limit);
  const ofCategory = (cId: number) => rows.filter((row) => row.cId === cId);
  return {
    nextId: () => rows.length + 1,
    insert: (row: ArticleRow) => rows.push(row),
    list: (_index: 'cId', cId: number, asked?: Page) => page(ofCategory(cId), asked),
    count: (_index: 'cId', cId: number) => ofCategory(cId).length,
    all: (asked?: Page) => page(rows, asked),
    get size() {
      return rows.length;
    },
  };
}

/**
 * A new run before anything has happened in it: its prices and its articles. Beside the market little is needed for
 * that, so it answers a visitor's first calls while the exchange is still on its way to a phone. What it answers is what
 * the exchange would answer at that instant; all else it leaves to the exchange.
 */
export class Preview {
  readonly #world: World;
  /** The prices of this instant, which stays: what they were asked with changes nothing about them. */
  #quotes: ReturnType<typeof quotation> | null = null;

  /** Of a scenario before whose start nothing has happened. */
  constructor({ seed, startMs }: Pick<JournalHeader, 'seed' | 'startMs'>) {
    const market = new Market({ seed, instruments: INSTRUMENTS });
    for (const { index, intervention } of openAtStart(startMs)) market.intervene(index, intervention);
    const tables = { articles: articlesTable() };
    // Ledger, tables and timers are what the exchange is waited for; a test holds that no answer here needs them.
    this.#world = { seed, nowMs: startMs, instruments: INSTRUMENTS, market, tables } as unknown as World;
    publishFoundingArticles(this.#world);
  }

  /** Looks at all prices, which takes long: for when nobody waits yet. */
  quote(): void {
    this.#quotes ??= quotation(this.#world);
  }

  /** Null when the exchange has to be asked: another call, somebody with a session, input that is refused. */
  answer({ method, path, fields, token }: WireRequest): WireReply | null {
    const name = PREVIEWED.find((call) => call === `${method} ${path}`);
    const declaration = name && DECLARED[name];
    if (!name || !declaration || token !== '') return null;
    const input = v.safeParse(declaration.request, declaredFields(declaration, fields));
    if (!input.success) return null;
    if (this.#quotes && name === 'GET /currency/quotation_new') return { status: 200, body: okBody(this.#quotes) };
    const lang = isWireLang(fields.lang) ? fields.lang : 'en';
    const handler = HANDLERS[name] as unknown as AnyHandler;
    const outcome = handler(this.#world, input.output, { user: null, token, lang });
    return outcome.ok ? { status: 200, body: okBody(outcome.payload) } : null;
  }
}
