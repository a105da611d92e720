import type { Texts } from '../texts';

const menu: Texts<'menu'> = {
  recharge: '充值',
  withdraw: '提现',
  transaction: '交易',
  transfer: '划转',
  margin: '合约',
  copytrade: '跟单',
  ieo: '新币申购',
  lockming: '锁仓挖矿',
  invest: '双币投资',
  nft: 'NFT',
  borrowing: '借款',
  game: '小游戏',
  vip: 'VIP',
  coupon: '优惠券',
  bill: '资金流水',
  otc: 'OTC',
  points: '积分',
  chat: '聊天室',
  contactUs: '联系我们',
  alerts: '价格提醒',
  orders: '委托',
  records: '记录',
  settings: '设置',
};

export default menu;
