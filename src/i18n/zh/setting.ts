import type { Texts } from '../texts';

const setting: Texts<'setting'> = {
  title: '设置',
  profile: {
    visitor: '您尚未登录',
    visitorHint: '登录后可交易、充值和查看资产',
    id: 'ID {{id}}',
    vip: 'VIP {{level}}',
    noVip: '普通用户',
    failed: '个人资料加载失败',
  },
  identity: {
    none: '未认证',
    pending: '审核中',
    basic: '已认证 Lv1',
    advancedPending: 'Lv2 审核中',
    failed: '未通过',
    advanced: '已认证 Lv2',
  },
  groups: { account: '账号', preferences: '偏好设置', help: '帮助与信息' },
  entries: {
    profile: '个人资料',
    security: '安全',
    identity: '身份认证',
    wallets: '钱包地址',
    cards: '银行卡',
    messages: '消息',
    vip: 'VIP',
    coupons: '优惠券',
    bills: '资金流水',
    share: '邀请好友',
    language: '语言',
    currency: '计价货币',
    vibration: '振动',
    faq: '常见问题',
    service: '客服',
    contact: '联系我们',
    compliance: '合规运营',
    about: '关于我们',
    version: '版本号',
  },
  currency: {
    title: '计价货币',
    search: '搜索货币',
    nothing: '未找到该货币',
    chosen: '金额将以 {{currency}} 显示',
    rate: '1 USD = {{rate}}',
  },
  logOut: {
    title: '退出登录？',
    body: '您可随时重新登录，当前委托和持仓不受影响。',
    done: '已退出登录',
  },
  language: { title: '语言' },
};

export default setting;
