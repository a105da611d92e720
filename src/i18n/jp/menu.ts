import type { Texts } from '../texts';

const menu: Texts<'menu'> = {
  recharge: '入金',
  withdraw: '出金',
  transaction: '取引',
  transfer: '振替',
  margin: '先物',
  copytrade: 'コピートレード',
  ieo: 'トークン申込',
  lockming: 'ロックアップ運用',
  invest: 'デュアル投資',
  nft: 'NFT',
  borrowing: '借入',
  game: 'ミニゲーム',
  vip: 'VIP',
  coupon: 'クーポン',
  bill: '取引履歴',
  otc: 'OTC',
  points: 'ポイント',
  chat: 'チャット',
  contactUs: 'お問い合わせ',
  alerts: '価格アラート',
  orders: '注文',
  records: '履歴',
  settings: '設定',
};

export default menu;
