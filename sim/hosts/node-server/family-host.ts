import { isWireLang } from '@/contract/lang';
import { LOGO_PATH } from '../../family/replies';
import type { Push } from '../../port';
import type { RouteHandler } from './http-route';

/*
 * The parts of serving clients of the family that only a host can do: it knows the device's clock, its own address and
 * the sockets. Everything else is in sim/family/, because runs must give the same state in every host.
 */

/** Sessions whose language is remembered; older ones are asked in English again. */
const MAX_SESSIONS = 10_000;
/** Seconds between the device's clock and a request by it. */
const DEVICE_CLOCK_ERROR_S = 300;

type Fields = Readonly<Record<string, string>>;
interface FamilyRequest {
  readonly method: string;
  readonly path: string;
  readonly fields: Fields;
  readonly token: string;
}

/** Requests of the family's clients as the exchange can answer them, and those that the host answers itself. */
export class FamilyHost {
  readonly #langs = new Map<string, string>();
  readonly #nowMs: () => number;
  readonly #deviceNowMs: () => number;

  /** `nowMs`: the exchange's time; `deviceNowMs`: this device's. Both in epoch milliseconds. */
  constructor(nowMs: () => number, deviceNowMs: () => number = Date.now) {
    this.#nowMs = nowMs;
    this.#deviceNowMs = deviceNowMs;
  }

  /** The body of an answer that does not need the exchange; null for any other request. */
  answer({ method, path, fields, token }: FamilyRequest, port: number): unknown {
    if (method === 'GET' && path === '/env.json') return { socket_io_port: port, login_need_smscode: 0 };
    if (method !== 'POST' || path !== '/set/lang') return null;
    if (token !== '' && isWireLang(fields.lang)) this.#remember(token, fields.lang);
    return { type: 'ok', message: '' };
  }

  /** Adds what a client does not send: the language it has named before, and the exchange's time for the device's. */
  fields({ path, fields, token }: FamilyRequest): Fields {
    const lang = fields.lang || this.#langs.get(token);
    return { ...(path === '/currency/new_timeshar' ? this.#inOurTime(fields) : fields), ...(lang && { lang }) };
  }

  #remember(token: string, lang: string): void {
    this.#langs.delete(token);
    this.#langs.set(token, lang);
    const [oldest] = this.#langs.keys();
    if (oldest !== undefined && this.#langs.size > MAX_SESSIONS) this.#langs.delete(oldest);
  }

  /**
   * Requests for a chart up to the device's present are changed to end at the exchange's present. Other ranges are
   * pages of an older history.
   */
  #inOurTime(fields: Fields): Fields {
    const [from, to] = [Number(fields.from), Number(fields.to)];
    const isPresent = Math.abs(to - this.#deviceNowMs() / 1000) < DEVICE_CLOCK_ERROR_S;
    if (!isPresent || !(from <= to)) return fields;
    const now = Math.floor(this.#nowMs() / 1000);
    return { ...fields, from: String(Math.max(0, now - (to - from))), to: String(now) };
  }
}

/** An older name of an event, under which desktop clients hear it. Both are sent. */
export const familyEvents = <E extends Pick<Push, 'event' | 'payload'>>(
  push: E,
): readonly (Omit<E, 'event' | 'payload'> & { event: string; payload: unknown })[] =>
  push.event === 'closed_microorder'
    ? [push, { ...push, event: 'micro_closed', payload: { ...(push.payload as object), type: 'micro_closed' } }]
    : [push];

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#333"/><path d="M18 46V18h16a9 9 0 0 1 0 18H26v10z" fill="#ffd7a6"/></svg>`;

/** Clients of the family show the site's logo; the app draws its own. */
export const logoRoute: [prefix: string, handler: RouteHandler] = [
  LOGO_PATH,
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'image/svg+xml', 'access-control-allow-origin': '*' }).end(LOGO);
  },
];
