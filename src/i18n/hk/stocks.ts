import type { Texts } from '../texts';

const stocks: Texts<'stocks'> = {
  title: '股票',
  market: '股票行情',
  views: '股票或持股',
  list: '股票',
  positions: '持股',
  account: '股票帳戶',
  value: '市值',
  cash: '可用',
  frozen: '委託凍結',
  transfer: '劃轉',
  logIn: '登入後買入股票',
  failed: '股票帳戶載入失敗',
  held: '持有',
  shares_other: '{{amount}} 股',
  inOrders: '委託中 {{amount}}',
  cost: '平均成本',
  price: '現價',
  gain: '盈虧',
  empty: '暫無持股',
  emptyHint: '你買入的股票及其成本、即時市值會在此顯示。',
  emptyAction: '瀏覽股票',
  visitor: '登入後查看你的持股',
};

export default stocks;
