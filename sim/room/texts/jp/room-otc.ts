import type { Texts } from '@/i18n/texts';

const otc: Texts<'room-otc'> = {
  title: 'OTC',
  take: '{{name}}に最良のマーチャント広告',
  takes: { buy: '100 USDTを買う', sell: '100 USDTを売る' },
  taken: '{{name}}が注文しました。支払待ちです。',
  none: '進行中のOTC注文または公開中の広告がある顧客はいません。',
  ads: '顧客のOTC広告',
  ad: '広告 {{id}}',
  sides: { buy: '買い', sell: '売り' },
  come: '誰かが注文',
  comeTo: '誰かが広告{{id}}に注文',
  came: '広告{{id}}に注文が入りました。',
  takeAs: '{{name}}が広告{{id}}に注文',
  tookAs: '{{name}}が広告{{id}}に注文しました。',
  orders: '進行中のOTC注文',
  order: '注文 {{id}}',
  moves: { paid: '支払済み', done: 'リリース', appeal: '申し立て', cancelled: '取消' },
  moveOf: {
    paid: '注文{{id}}を支払済みにする',
    done: '注文{{id}}をリリース',
    appeal: '注文{{id}}を申し立て',
    cancelled: '注文{{id}}を取消',
  },
  moved: '注文{{id}}を更新しました。',
};

export default otc;
