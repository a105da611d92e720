import type { Texts } from '../texts';

const coupons: Texts<'coupons'> = {
  title: '優惠券',
  tabs: '優惠券狀態',
  tab: { received: '可用', used: '已使用', expired: '已過期' },
  failed: '優惠券載入失敗',
  list: '優惠券',
  empty: { received: '暫無可用優惠券', used: '暫無已使用的優惠券', expired: '暫無已過期的優惠券' },
  emptyHint: '註冊、VIP 升級、兌換積分或獲贈，均可取得優惠券。',
  toPoints: '兌換積分',
  spot: '現貨手續費回贈券',
  futures: '合約手續費回贈券',
  deposit: '充值獎賞 {{percent}}',
  depositTerms: '充值滿 {{min}} USD，獎賞高達 {{max}} USDT',
  feeTerms: '手續費即時回贈，最多 {{max}} USDT',
  origin: { welcome: '迎新', vip: 'VIP', gift: '獲贈', points: '積分' },
  left: '剩餘 {{left}} / {{worth}} USDT',
  until: '有效期至 {{date}}',
  ends: '距離到期',
  usedOn: '{{date}} 用完',
  expiredOn: '{{date}} 到期',
  inUse: '使用中',
  use: '使用',
  useLabel: '使用：{{name}}，{{worth}} USDT',
  useDone: '優惠券已啟用',
  how: {
    fee: '啟用後，此類手續費會獲回贈，直至用完為止。',
    deposit: '啟用後，下一筆合資格的充值通過審核時即獲獎賞。',
  },
};

export default coupons;
