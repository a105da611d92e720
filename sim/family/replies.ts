import { DEMO_BALANCE, DEMO_WALLET } from './demo';
import type { Fields } from './requests';

/** Additions to answers that only clients of the family read. */

type Row = Readonly<Record<string, unknown>>;
type Extend = (payload: Row, fields: Fields) => unknown;

/** Served by the Node host (sim/hosts/node-server/family-host.ts). */
export const LOGO_PATH = '/upload/site/logo.svg';

const rows = (list: unknown): readonly Row[] => (Array.isArray(list) ? (list as readonly Row[]) : []);
const demoOrder = (order: Row) => ({ ...order, moni: 0 });

const EXTENDED: Readonly<Record<string, Extend>> = {
  'GET /getSiteConfig': (config) => ({ ...config, site_logo: LOGO_PATH, down_logo: LOGO_PATH }),
  // Their page behind this entry also opens without the parameter, but then shows nothing.
  'GET /menu': (menu) =>
    rows(menu).map((entry) =>
      entry.title === 'recharge' ? { ...entry, url: `${String(entry.url)}?url=receive` } : entry,
    ),
  'POST /user/messageList': (page) => ({ ...page, list: page.data }),
  'POST /wallet/list': (wallets) => ({ ...wallets, moni_wallet: DEMO_WALLET }),
  'POST /wallet/detail': (wallet) => ({ ...wallet, ...DEMO_BALANCE }),
  'GET /microtrade/payable_currencies': (coins) =>
    rows(coins).map((coin) => ({ ...coin, user_wallet: { ...(coin.user_wallet as Row), ...DEMO_BALANCE } })),
  'GET /microtrade/lists': (page) => ({ ...page, data: rows(page.data).map(demoOrder) }),
  'GET /microtrade/get_result': demoOrder,
  'POST /microtrade/submit': demoOrder,
  // The category that was asked for, which may be another name of one that this exchange has.
  'POST /news/list': (page, { c_id = '0' }) =>
    Number(c_id) > 0 ? { ...page, list: rows(page.list).map((row) => ({ ...row, c_id: Number(c_id) })) } : page,
};

/** @param fields the fields as the client sent them */
export const familyReply = (name: string, payload: unknown, fields: Fields): unknown =>
  Object.hasOwn(EXTENDED, name) ? EXTENDED[name]?.(payload as Row, fields) : payload;
