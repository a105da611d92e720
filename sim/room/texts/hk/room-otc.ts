import type { Texts } from '@/i18n/texts';

const otc: Texts<'room-otc'> = {
  title: 'OTC',
  take: '{{name}} 的最佳商家廣告',
  takes: { buy: '買入 100 USDT', sell: '賣出 100 USDT' },
  taken: '{{name}} 已下單，訂單待付款。',
  none: '沒有用戶有進行中的 OTC 訂單或上架的廣告。',
  ads: '用戶 OTC 廣告',
  ad: '廣告 {{id}}',
  sides: { buy: '買入', sell: '賣出' },
  come: '他人下單',
  comeTo: '他人從廣告 {{id}} 下單',
  came: '已有人從廣告 {{id}} 下單。',
  takeAs: '{{name}} 從廣告 {{id}} 下單',
  tookAs: '{{name}} 已從廣告 {{id}} 下單。',
  orders: '進行中的 OTC 訂單',
  order: '訂單 {{id}}',
  moves: { paid: '付款', done: '放幣', appeal: '申訴', cancelled: '取消訂單' },
  moveOf: {
    paid: '將訂單 {{id}} 標示為已付款',
    done: '訂單 {{id}} 放幣',
    appeal: '訂單 {{id}} 申訴',
    cancelled: '取消訂單 {{id}}',
  },
  moved: '訂單 {{id}} 已更新。',
};

export default otc;
