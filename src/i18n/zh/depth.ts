import type { Texts } from '../texts';

const depth: Texts<'depth'> = {
  views: '盘口、深度或成交',
  title: '深度',
  chart: '盘口深度图',
  price: '价格',
  total: '累计（{{asset}}）',
  fromMid: '距中间价',
  sum: 'Σ {{amount}}',
  own: '我的委托',
  ownTrade: '我的成交',
  waiting: '正在获取盘口',
  view: {
    both: '盘口：买卖盘',
    asks: '盘口：仅卖盘',
    bids: '盘口：仅买盘',
  },
};

export default depth;
