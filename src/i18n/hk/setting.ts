import type { Texts } from '../texts';

const setting: Texts<'setting'> = {
  title: '設定',
  profile: {
    visitor: '你尚未登入',
    visitorHint: '登入後可交易、充值和查看資產',
    id: 'ID {{id}}',
    vip: 'VIP {{level}}',
    noVip: '普通用戶',
    failed: '個人檔案載入失敗',
  },
  identity: {
    none: '未認證',
    pending: '審核中',
    basic: '已認證 Lv1',
    advancedPending: 'Lv2 審核中',
    failed: '未通過',
    advanced: '已認證 Lv2',
  },
  groups: { account: '帳號', preferences: '偏好設定', help: '說明與資訊' },
  entries: {
    profile: '個人檔案',
    security: '安全',
    identity: '身份認證',
    wallets: '錢包地址',
    cards: '銀行卡',
    messages: '訊息',
    vip: 'VIP',
    coupons: '優惠券',
    bills: '資金流水',
    share: '邀請好友',
    language: '語言',
    currency: '顯示貨幣',
    vibration: '震動',
    faq: '常見問題',
    service: '客服',
    contact: '聯絡我們',
    compliance: '合規資訊',
    about: '關於我們',
    version: '版本',
  },
  currency: {
    title: '顯示貨幣',
    search: '搜尋貨幣',
    nothing: '找不到此貨幣',
    chosen: '金額現以 {{currency}} 顯示',
    rate: '1 USD = {{rate}}',
  },
  logOut: {
    title: '確定登出？',
    body: '你可隨時重新登入，當前委託和持倉不受影響。',
    done: '已登出',
  },
  language: { title: '語言' },
};

export default setting;
