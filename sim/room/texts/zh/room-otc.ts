import type { Texts } from '@/i18n/texts';

const otc: Texts<'room-otc'> = {
  title: 'OTC',
  take: '{{name}} 的最优商家广告',
  takes: { buy: '买入 100 USDT', sell: '卖出 100 USDT' },
  taken: '{{name}} 已下单，订单待付款。',
  none: '没有用户有进行中的 OTC 订单或上架的广告。',
  ads: '用户 OTC 广告',
  ad: '广告 {{id}}',
  sides: { buy: '买入', sell: '卖出' },
  come: '他人下单',
  comeTo: '他人从广告 {{id}} 下单',
  came: '有人已从广告 {{id}} 下单。',
  takeAs: '{{name}} 从广告 {{id}} 下单',
  tookAs: '{{name}} 已从广告 {{id}} 下单。',
  orders: '进行中的 OTC 订单',
  order: '订单 {{id}}',
  moves: { paid: '付款', done: '放币', appeal: '申诉', cancelled: '取消订单' },
  moveOf: {
    paid: '将订单 {{id}} 标为已付款',
    done: '订单 {{id}} 放币',
    appeal: '订单 {{id}} 申诉',
    cancelled: '取消订单 {{id}}',
  },
  moved: '订单 {{id}} 已更新。',
};

export default otc;
