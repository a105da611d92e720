/** A quick entry of the home and finance pages. `title` is an i18n key, `url` an app route (contract section 5). */
interface MenuEntry {
  readonly title: string;
  readonly icon: string;
  readonly url: string;
  readonly isFinancial: boolean;
  /** Whether the entry is offered. Entries without a screen in the app are off. This is the only switch. */
  readonly show: boolean;
  /** The route is one of the five tabs, so the client switches to the tab instead of opening a page on top. */
  readonly isTab?: boolean;
}

const ENTRIES: readonly MenuEntry[] = [
  // The first page of entries on the home page, as the specification names them (section 2).
  { title: 'recharge', icon: 'recharge', url: '/pages/fund/select', isFinancial: false, show: true },
  { title: 'withdraw', icon: 'withdraw', url: '/pages/fund/withdraw', isFinancial: false, show: true },
  { title: 'borrowing', icon: 'borrowing', url: '/pages/common/borrowing', isFinancial: false, show: true },
  { title: 'vip', icon: 'vip', url: '/pages/vip/index', isFinancial: false, show: true },
  { title: 'coupon', icon: 'coupon', url: '/pages/setting/coupon', isFinancial: false, show: true },
  { title: 'bill', icon: 'bill', url: '/pages/setting/bill', isFinancial: false, show: true },
  { title: 'chat', icon: 'chat', url: '/pages/chat/index', isFinancial: false, show: true },
  { title: 'game', icon: 'game', url: '/pages/game/game', isFinancial: false, show: true },
  // Designed, because existing servers have no entries for orders, records and settings.
  {
    title: 'transaction',
    icon: 'transaction',
    url: '/pages/transaction/index',
    isFinancial: false,
    show: true,
    isTab: true,
  },
  { title: 'orders', icon: 'orders', url: '/pages/transaction/currency_order', isFinancial: false, show: true },
  { title: 'transfer', icon: 'transfer', url: '/pages/fund/transfer', isFinancial: false, show: true },
  { title: 'records', icon: 'records', url: '/pages/fund/assets_record', isFinancial: false, show: true },
  { title: 'copytrade', icon: 'copytrade', url: '/pages/copytrade/copy', isFinancial: false, show: true },
  { title: 'otc', icon: 'otc', url: '/pages/otc/otc', isFinancial: false, show: true },
  { title: 'points', icon: 'points', url: '/pages/points/index', isFinancial: false, show: true },
  { title: 'settings', icon: 'settings', url: '/pages/setting/setting', isFinancial: false, show: true },
  { title: 'ieo', icon: 'ieo', url: '/pages/ieo/ieo', isFinancial: true, show: true },
  { title: 'lockming', icon: 'lockming', url: '/pages/lockming/lockming', isFinancial: true, show: true },
  { title: 'invest', icon: 'invest', url: '/pages/invest/invest', isFinancial: true, show: true },
  { title: 'nft', icon: 'nft', url: '/pages/nft/nft', isFinancial: true, show: true },
  { title: 'margin', icon: 'margin', url: '/pages/transaction/contract', isFinancial: false, show: false },
  { title: 'contactUs', icon: 'contactUs', url: '/pages/common/contactus', isFinancial: false, show: true },
  { title: 'alerts', icon: 'alerts', url: '/pages/transaction/alerts', isFinancial: false, show: true },
];

/** The offered entries in wire form, in order. */
export function menu() {
  return ENTRIES.flatMap((entry, index) =>
    entry.show
      ? [
          {
            id: index + 1,
            name: entry.title,
            title: entry.title,
            icon: entry.icon,
            url: entry.url,
            sort: index + 1,
            show: 1,
            open_type: entry.isTab ? 'switchTab' : 'navigateTo',
            is_financial: entry.isFinancial ? 1 : 0,
          },
        ]
      : [],
  );
}
