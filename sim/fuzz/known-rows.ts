import type { Draws } from './draws';

/** A row of an answer, with its plain values as a request would send them. */
export type Row = Readonly<Record<string, string>>;

/** Of a list only this many rows are kept: the newest ones, which come first. */
const MOST_ROWS = 20;
/** How often a row that somebody else has been shown is named: requests for the data of others are refused. */
const OTHERS_SHARE = 0.1;
/** How often a row is one that nobody else has been shown: most calls that change something want the sender's own. */
const OWN_SHARE = 0.7;

/** Rows by the list they are in: the path of the call and the names that lead to the list. */
type Lists = ReadonlyMap<string, readonly Row[]>;

/**
 * What each sender has been shown: the lists of the latest answer of each call. Requests name ids and codes from them,
 * because drawn ones hardly ever exist.
 */
export class KnownRows {
  /** By sender's mark. */
  readonly #seen = new Map<string, Map<string, readonly Row[]>>();
  /** Who has been shown a row, or null for several. */
  readonly #shownTo = new Map<string, string | null>();

  learn(mark: string, lists: Lists): void {
    const own = this.#seen.get(mark) ?? new Map<string, readonly Row[]>();
    for (const [list, rows] of lists) {
      own.set(list, rows);
      for (const row of rows) {
        const key = keyOf(list, row);
        this.#shownTo.set(
          key,
          (this.#shownTo.get(key) ?? mark) === mark && this.#shownTo.get(key) !== null ? mark : null,
        );
      }
    }
    this.#seen.set(mark, own);
  }

  /** A row that has one of the names, from the part of the API that a call belongs to, mostly of the sender's own. */
  row(mark: string, path: string, names: readonly string[], draws: Draws): Row {
    const marks = [...this.#seen.keys()];
    const whose = marks.length > 0 && draws.chance(OTHERS_SHARE) ? draws.pick(marks) : mark;
    const isOwn = draws.chance(OWN_SHARE);
    const steps = path.split('/').slice(0, -1);
    // `/api/user/coupons` before `/api/user`.
    const parts = [...new Set([steps.join('/'), steps.slice(0, 3).join('/')])];
    for (const part of parts) {
      const found = [...(this.#seen.get(whose) ?? [])]
        .filter(([list]) => list.startsWith(`${part}/`) || list.startsWith(`${part} `))
        .map(([list, rows]) =>
          rows.filter(
            (row) =>
              names.some((name) => row[name] !== undefined) &&
              (!isOwn || this.#shownTo.get(keyOf(list, row)) === whose),
          ),
        )
        .filter((rows) => rows.length > 0);
      if (found.length > 0) return draws.pick(draws.pick(found));
    }
    return {};
  }

  /** A row of one list; without any names if there is none. */
  of(mark: string, list: string, draws: Draws, isMeant: (row: Row) => boolean = () => true): Row {
    const all = this.#seen.get(mark)?.get(list) ?? [];
    const meant = all.filter(isMeant);
    const rows = meant.length > 0 && draws.chance(OWN_SHARE) ? meant : all;
    return rows.length > 0 ? draws.pick(rows) : {};
  }
}

const UPLOAD = '/api/upload';
/** The file that a sender has uploaded last. */
export const FILE = `${UPLOAD} `;
/** Codes that were sent to an address. */
export const INBOX = 'inbox';

const keyOf = (list: string, { id, code }: Row): string => `${list}|${id ?? code}`;

/** Every object of an accepted answer. */
export function listsIn(path: string, text: string): Lists {
  const lists = new Map<string, Row[]>();
  if (!text.startsWith('{"type":"ok"')) return lists;
  const { message } = JSON.parse(text) as { readonly message: unknown };
  if (path === UPLOAD && typeof message === 'string') lists.set(FILE, [{ file: message }]);
  else collect(message, `${path} `, lists);
  return lists;
}

function collect(value: unknown, list: string, lists: Map<string, Row[]>): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const one of value.slice(0, MOST_ROWS)) collect(one, list, lists);
    return;
  }
  const plain = Object.entries(value).filter(([, own]) => typeof own === 'string' || typeof own === 'number');
  if (plain.length > 0) {
    const row = Object.fromEntries(plain.map(([name, own]) => [name, String(own)]));
    lists.set(list, [...(lists.get(list) ?? []), row]);
  }
  for (const [name, own] of Object.entries(value)) collect(own, `${list}${name}.`, lists);
}
