import type { Texts } from '../texts';

const menu: Texts<'menu'> = {
  recharge: '充值',
  withdraw: '提現',
  transaction: '交易',
  transfer: '劃轉',
  margin: '合約',
  copytrade: '跟單',
  ieo: '新幣申購',
  lockming: '鎖倉挖礦',
  invest: '雙幣投資',
  nft: 'NFT',
  borrowing: '借款',
  game: '小遊戲',
  vip: 'VIP',
  coupon: '優惠券',
  bill: '資金流水',
  otc: 'OTC',
  points: '積分',
  chat: '聊天室',
  contactUs: '聯絡我們',
  alerts: '價格提醒',
  orders: '委託',
  records: '記錄',
  settings: '設定',
};

export default menu;
