import type { SomeTexts } from '../texts';

const setting: SomeTexts<'setting'> = {
  title: '設定',
  profile: {
    visitor: '您尚未登入',
    visitorHint: '登入後即可交易、充值及查看資產',
    noVip: '一般用戶',
    failed: '個人資料載入失敗',
  },
  identity: {
    none: '未認證',
    pending: '審核中',
    basic: '已認證 Lv1',
    advancedPending: 'Lv2 審核中',
    failed: '未通過',
    advanced: '已認證 Lv2',
  },
  groups: {
    account: '帳戶',
    preferences: '偏好設定',
    help: '幫助與資訊',
  },
  entries: {
    profile: '個人資料',
    security: '安全',
    identity: '身份認證',
    wallets: '錢包地址',
    cards: '銀行卡',
    coupons: '優惠券',
    bills: '帳單',
    share: '邀請好友',
    language: '語言',
    currency: '計價貨幣',
    vibration: '震動',
    faq: '常見問題',
    contact: '聯絡我們',
    compliance: '營運合規',
    about: '關於我們',
    version: '應用程式版本',
  },
  currency: {
    title: '計價貨幣',
    search: '搜尋貨幣',
    nothing: '找不到貨幣',
    chosen: '金額現以 {{currency}} 顯示',
  },
  logOut: {
    title: '登出？',
    body: '您可以隨時重新登入。未完成的訂單和持倉不受影響。',
    done: '已登出',
  },
  language: {
    title: '語言',
  },
};

export default setting;
