import type { TextsByNamespace } from '@/i18n/texts';
import type { screenQueries } from './route-queries';

type NavWord = Exclude<keyof TextsByNamespace['common']['nav'], 'label'>;

type Plural = `${string}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`;

/** Keys of texts without placeholders. */
type Keys<T> = {
  [K in keyof T & string]: T[K] extends string
    ? T[K] extends `${string}{{${string}`
      ? never
      : Exclude<K, Plural>
    : `${K}.${Keys<T[K]>}`;
}[keyof T & string];

/** A text with its namespace, such as `market:title`. The namespace is loaded together with the screen. */
export type TitleKey = {
  [N in keyof TextsByNamespace]: `${N}:${Keys<TextsByNamespace[N]>}`;
}[keyof TextsByNamespace];

/**
 * One screen. Its address is its folder: `/pages/fund/withdraw` is src/pages/fund/withdraw/page.tsx. The system pages,
 * which do not begin with `/pages` (specification section 2), have their folders beside the others: `/open-location` is
 * src/pages/open-location/page.tsx.
 */
export interface Screen {
  readonly title: TitleKey;
  /** `user` requires a login (specification section 6). */
  readonly access: 'anyone' | 'user';
  /** The screen's entry in the tab bar; other screens have no tab bar. */
  readonly tab?: NavWord;
  /** Other addresses that show it. */
  readonly aliases?: readonly `/${string}`[];
}

/**
 * Every screen of the app, one line each, tabs first. Parameters are in ./route-queries.ts. A test compares the table
 * with the folders of src/pages.
 */
// biome-ignore format: one line a screen
export const screens = {
  '/pages/index/index': { title: 'home:title', access: 'anyone', tab: 'home', aliases: ['/'] },
  '/pages/market/market': { title: 'market:title', access: 'anyone', tab: 'market', aliases: ['/pages/quotation/index.vue'] },
  '/pages/transaction/index': { title: 'trade:title', access: 'anyone', tab: 'trade' },
  '/pages/transaction/index2': { title: 'stocks:title', access: 'anyone' },
  '/pages/transaction/currency': { title: 'trade:spotTitle', access: 'anyone' },
  '/pages/transaction/contract': { title: 'futures:title', access: 'anyone' },
  '/pages/transaction/currency_order': { title: 'trade:orders.pageTitle', access: 'user' },
  '/pages/transaction/contract_order': { title: 'positions:pageTitle', access: 'user' },
  '/pages/transaction/seconds_order': { title: 'options:orders.title', access: 'user' },
  // Designed, for backends that have price alerts.
  '/pages/transaction/alerts': { title: 'alerts:all.title', access: 'user' },
  '/pages/financial/index': { title: 'financial:title', access: 'anyone', tab: 'finance' },
  '/pages/copytrade/copy': { title: 'copy:title', access: 'user', aliases: ['/pages/follow/index'] },
  '/pages/copytrade/my': { title: 'copy:mine', access: 'user' },
  '/pages/copytrade/trader': { title: 'copy:trader', access: 'user', aliases: ['/pages/follow/trader'] },
  '/pages/copytrade/apply': { title: 'copy:applyTitle', access: 'user' },
  '/pages/follow/follow': { title: 'copy:setUp', access: 'user' },
  '/pages/follow/agreement_en': { title: 'copy:agreement', access: 'anyone' },
  '/pages/follow/agreement_zh': { title: 'copy:agreement', access: 'anyone' },
  '/pages/fund/assets': { title: 'assets:title', access: 'anyone', tab: 'assets' },
  '/pages/fund/assets_record': { title: 'assets:record.title', access: 'user' },
  '/pages/fund/select': { title: 'recharge:select.title', access: 'user' },
  '/pages/fund/receive': { title: 'recharge:receive.title', access: 'user' },
  '/pages/fund/receive_withdraw_record': { title: 'recharge:records.title', access: 'user' },
  '/pages/fund/assets_all_record': { title: 'assets:all.title', access: 'user' },
  '/pages/fund/transfer': { title: 'transfer:page.title', access: 'user' },
  '/pages/fund/fundTransfer': { title: 'exchange:title', access: 'user' },
  '/pages/fund/transfer_history': { title: 'history:title', access: 'user' },
  '/pages/coin/index': { title: 'coin:title', access: 'user' },
  '/pages/common/login': { title: 'auth:login.title', access: 'anyone' },
  '/pages/common/register': { title: 'auth:register.title', access: 'anyone' },
  '/pages/common/forgot': { title: 'auth:forgot.title', access: 'anyone' },
  '/pages/common/borrowing': { title: 'loan:title', access: 'user' },
  '/pages/common/webView': { title: 'web-view:title', access: 'anyone' },
  '/pages/common/area': { title: 'auth:area.title', access: 'anyone' },
  '/pages/fund/withdraw': { title: 'payout:title', access: 'user' },
  '/pages/setting/wallet': { title: 'payout:book.title', access: 'user' },
  '/pages/setting/addWallet': { title: 'payout:book.addTitle', access: 'user' },
  '/pages/setting/bank': { title: 'payout:bank.title', access: 'user' },
  '/pages/setting/bank_international': { title: 'payout:bank.abroadTitle', access: 'user' },
  '/pages/setting/setting': { title: 'setting:title', access: 'anyone' },
  '/pages/setting/userInfo': { title: 'profile:title', access: 'user' },
  '/pages/setting/security': { title: 'profile:security.title', access: 'user' },
  '/pages/setting/password': { title: 'profile:password.title', access: 'user' },
  '/pages/setting/payPassword': { title: 'profile:security.pay', access: 'user' },
  '/pages/setting/bind': { title: 'profile:security.addresses', access: 'user' },
  '/pages/setting/areas': { title: 'profile:areas', access: 'anyone' },
  '/pages/setting/operational_compliance': { title: 'site-pages:compliance', access: 'anyone' },
  '/pages/common/article': { title: 'home:news.title', access: 'anyone' },
  '/pages/common/faq': { title: 'site-pages:faq', access: 'anyone' },
  '/pages/common/contactus': { title: 'site-pages:contact', access: 'anyone' },
  '/pages/common/aboutus': { title: 'site-pages:about', access: 'anyone' },
  '/pages/setting/real': { title: 'identity:title', access: 'user' },
  '/pages/setting/real_mark': { title: 'identity:mark.title', access: 'user' },
  '/pages/setting/language': { title: 'setting:language.title', access: 'anyone' },
  '/pages/site_message/message-center': { title: 'messages:title', access: 'user' },
  '/pages/site_message/message-detail': { title: 'messages:detail.title', access: 'user' },
  '/pages/vip/index': { title: 'vip:title', access: 'user' },
  '/pages/otc/otc': { title: 'otc:title', access: 'user' },
  '/pages/game/game': { title: 'game:title', access: 'user' },
  // Designed: the specification lists a points exchange among its screens without an address.
  '/pages/points/index': { title: 'points:title', access: 'user' },
  '/pages/setting/coupon': { title: 'coupons:title', access: 'user' },
  '/pages/setting/bill': { title: 'bills:title', access: 'user' },
  '/pages/setting/share': { title: 'share:title', access: 'user' },
  '/pages/ieo/ieo': { title: 'ieo:title', access: 'anyone' },
  '/pages/ieo/subscribe': { title: 'ieo:detail.title', access: 'anyone' },
  '/pages/ieo/order': { title: 'ieo:orders.title', access: 'user' },
  '/pages/lockming/lockming': { title: 'lockming:title', access: 'anyone' },
  '/pages/lockming/buy': { title: 'lockming:buy.title', access: 'anyone' },
  '/pages/lockming/order': { title: 'lockming:orders.title', access: 'user' },
  '/pages/lockming/welcome': { title: 'lockming:welcome.title', access: 'anyone' },
  '/pages/invest/invest': { title: 'invest:title', access: 'anyone' },
  '/pages/invest/purchase': { title: 'invest:purchase.title', access: 'anyone' },
  '/pages/invest/mine': { title: 'invest:mine.title', access: 'user' },
  '/pages/invest/help': { title: 'invest:help.title', access: 'anyone' },
  '/pages/nft/nft': { title: 'nft:title', access: 'user' },
  '/pages/nft/artistDetail': { title: 'nft:artist.title', access: 'user' },
  '/pages/nft/artworkDetail': { title: 'nft:detail.title', access: 'user' },
  '/pages/nft/artworkDetail_video': { title: 'nft:detail.film', access: 'user' },
  '/pages/nft/components/artist': { title: 'nft:artists.title', access: 'user' },
  '/pages/nft/components/artwork': { title: 'nft:works.title', access: 'user' },
  '/pages/nft/components/search': { title: 'nft:search.title', access: 'user' },
  '/pages/nft/components/collection': { title: 'nft:collection.title', access: 'user' },
  '/pages/nft/mine': { title: 'nft-own:mine.title', access: 'user' },
  '/pages/nft/myNft': { title: 'nft-own:owned.title', access: 'user' },
  '/pages/nft/purchase': { title: 'nft-own:orders.title', access: 'user' },
  '/pages/nft/purchase_one': { title: 'nft-own:order.title', access: 'user' },
  '/pages/nft/resell': { title: 'nft-own:resell.title', access: 'user' },
  '/pages/kefu/index': { title: 'talk:support.title', access: 'user' },
  // Designed: the specification has an entry "chat room" on home without an address.
  '/pages/chat/index': { title: 'talk:room.title', access: 'user' },
  '/pages/market/search': { title: 'market:search.title', access: 'anyone' },
  '/choose-location': { title: 'place:choose', access: 'anyone' },
  '/open-location': { title: 'place:title', access: 'anyone' },
} as const satisfies Record<`/${string}`, Screen>;

type Queries = typeof screenQueries;
type Table = { readonly [P in keyof typeof screens]: P extends keyof Queries ? Queries[P] : readonly [] };

declare module '@/lib/shell-port' {
  interface Screens extends Table {}
}

export interface FoundScreen {
  /** The address that equals the folder, not an alias. */
  readonly address: string;
  readonly screen: Screen;
}

const byAddress = new Map<string, FoundScreen>();
for (const [address, screen] of Object.entries<Screen>(screens))
  for (const name of [address, ...(screen.aliases ?? [])]) byAddress.set(name, { address, screen });

/** The screen of an address, with or without parameters, also for an alias; undefined if there is none. */
export function findScreen(address: string): FoundScreen | undefined {
  return byAddress.get(address.split(/[?#]/, 1)[0] ?? '');
}

/**
 * Corrects an address: chat apps encode the part after the `#`, and people append a slash. Unknown addresses stay
 * unchanged.
 */
export function correctedAddress(address: string): string {
  if (findScreen(address)) return address;
  const [written = ''] = address.split('?', 1);
  const meant = `/${plain(written).replace(/^\/+/, '')}`.replace(/\/+(?=\?|$)/, '') + address.slice(written.length);
  return findScreen(meant) ? meant : address;
}

function plain(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
