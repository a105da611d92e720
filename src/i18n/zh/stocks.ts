import type { Texts } from '../texts';

const stocks: Texts<'stocks'> = {
  title: '股票',
  market: '股票行情',
  views: '股票或持股',
  list: '股票',
  positions: '持股',
  account: '股票账户',
  value: '市值',
  cash: '可用',
  frozen: '委托冻结',
  transfer: '划转',
  logIn: '登录后买入股票',
  failed: '股票账户加载失败',
  held: '持有',
  shares_other: '{{amount}} 股',
  inOrders: '委托中 {{amount}}',
  cost: '成本价',
  price: '现价',
  gain: '盈亏',
  empty: '暂无持股',
  emptyHint: '您买入的股票及其成本和实时市值会显示在这里。',
  emptyAction: '浏览股票',
  visitor: '登录后查看您的持股',
};

export default stocks;
