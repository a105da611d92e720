import type { Texts } from '../texts';

const coupons: Texts<'coupons'> = {
  title: '优惠券',
  tabs: '优惠券状态',
  tab: { received: '可用', used: '已使用', expired: '已过期' },
  failed: '优惠券加载失败',
  list: '优惠券',
  empty: { received: '暂无可用优惠券', used: '暂无已使用的优惠券', expired: '暂无已过期的优惠券' },
  emptyHint: '注册、VIP 升级、积分兑换或获赠均可获得优惠券。',
  toPoints: '积分兑换',
  spot: '现货手续费返还券',
  futures: '合约手续费返还券',
  deposit: '充值加赠 {{percent}}',
  depositTerms: '充值满 {{min}} USD，最高加赠 {{max}} USDT',
  feeTerms: '手续费即时返还，最高 {{max}} USDT',
  origin: { welcome: '新人礼', vip: 'VIP', gift: '赠送', points: '积分' },
  left: '剩余 {{left}} / {{worth}} USDT',
  until: '有效期至 {{date}}',
  ends: '距到期',
  usedOn: '{{date}} 用完',
  expiredOn: '{{date}} 过期',
  inUse: '使用中',
  use: '使用',
  useLabel: '使用：{{name}}，{{worth}} USDT',
  useDone: '优惠券已启用',
  how: {
    fee: '启用后返还该类交易的手续费，直至额度用完。',
    deposit: '启用后，下一笔满足条件的充值审核通过时发放加赠。',
  },
};

export default coupons;
