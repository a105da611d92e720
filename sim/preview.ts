import * as v from 'valibot';
import { commonRequests } from '@/contract/common/requests';
import { contentRequests } from '@/contract/content/requests';
import type { CallRequest } from '@/contract/declare';
import { okBody } from '@/contract/envelope';
import { isWireLang } from '@/contract/lang';
import { marketRequests } from '@/contract/market/requests';
import type { Page } from './db/sorted-keys';
import { declaredFields } from './declared-fields';
import type { Caller, Outcome } from './handler';
import type { WireReply, WireRequest } from './port';
import { CATEGORY } from './products/content/articles';
import { commonHandlers, contentHandlers } from './products/content/handlers';
import { seedArticles } from './products/content/published';
import type { ArticleRow } from './products/content/tables';
import { quotesHandlers } from './products/quotes/handlers';
import type { QuotedStart } from './quoted-start';
import type { World } from './world';

type AnyHandler = (world: World, input: unknown, caller: Caller) => Outcome<unknown>;

/** The calls of the first screen whose answers depend neither on a customer nor on elapsed time. */
export const PREVIEWED = [
  'GET /getSetting',
  'GET /getSiteConfig',
  'GET /menu',
  'GET /news/index_pop',
  'GET /news/index_message',
  'POST /news/list',
  'GET /currency/quotation_new',
] as const satisfies readonly (keyof (typeof commonRequests & typeof contentRequests & typeof marketRequests))[];

const DECLARED: Readonly<Record<string, CallRequest>> = { ...commonRequests, ...contentRequests, ...marketRequests };
const HANDLERS = { ...commonHandlers, ...contentHandlers, ...quotesHandlers };

/** Whether the preview has the articles of this category in this language (products/content/localized-articles.ts). */
const hasWords = (lang: string, cId: string | undefined): boolean =>
  (lang === 'en' || lang === 'id') &&
  (cId === undefined || [CATEGORY.notice, CATEGORY.banner].some((id) => `${id}` === cId));

/**
 * A read-only substitute for the articles table, filled with the articles of a run in which nothing was published yet.
 */
function articlesTable() {
  const rows: ArticleRow[] = [];
  const page = (found: readonly ArticleRow[], { offset = 0, limit = found.length, newestFirst = false }: Page = {}) =>
    (newestFirst ? found.toReversed() : found).slice(offset, offset + limit);
  const ofCategory = (cId: number) => rows.filter((row) => row.cId === cId);
  return {
    nextId: () => rows.length + 1,
    insert: (row: ArticleRow) => rows.push(row),
    list: (_index: 'cId', cId: number, wanted?: Page) => page(ofCategory(cId), wanted),
    count: (_index: 'cId', cId: number) => ofCategory(cId).length,
    all: (wanted?: Page) => page(rows, wanted),
    get size() {
      return rows.length;
    },
  };
}

/**
 * A new run before anything has happened in it: its prices and its articles. It needs little code beside the market, so
 * it answers the first calls of a visitor while the exchange is still being downloaded. Its answers equal those of the
 * exchange at that instant; all other calls wait for the exchange.
 */
export class Preview {
  readonly #start: QuotedStart;
  readonly #world: World;

  constructor(start: QuotedStart) {
    this.#start = start;
    // Ledger, tables and timers come only with the exchange. A test proves that no answer here needs them.
    this.#world = { ...start.world, tables: { articles: articlesTable() } } as unknown as World;
    seedArticles(this.#world, { welcomes: true });
  }

  /** Null when only the exchange can answer: another call, a caller with a session, or input that is refused. */
  answer({ method, path, fields, token }: WireRequest): WireReply | null {
    const name = PREVIEWED.find((call) => call === `${method} ${path}`);
    const declaration = name && DECLARED[name];
    if (!name || !declaration || token !== '') return null;
    const input = v.safeParse(declaration.request, declaredFields(declaration, fields));
    if (!input.success) return null;
    if (name === 'GET /currency/quotation_new') return { status: 200, body: okBody(this.#start.quotes()) };
    const lang = isWireLang(fields.lang) ? fields.lang : 'en';
    if (path.startsWith('/news/') && !hasWords(lang, fields.c_id)) return null;
    const handler = HANDLERS[name] as unknown as AnyHandler;
    const outcome = handler(this.#world, input.output, { user: null, token, lang, from: '', family: false });
    return outcome.ok ? { status: 200, body: okBody(outcome.payload) } : null;
  }
}
