import type { Texts } from '../texts';

const home: Texts<'home'> = {
  title: '首頁',
  search: '搜尋',
  account: '我的帳號',
  logIn: '登入 / 註冊',
  messages: '訊息',
  assets: {
    total: '總資產',
    hide: '隱藏金額',
    show: '顯示金額',
    hidden: '金額已隱藏',
    day: '24 小時',
    failed: '資產載入失敗',
  },
  visitor: {
    title: '加密貨幣、股票，一站式交易',
    hint: '一分鐘開戶，只需電郵或手機號碼。',
  },
  menu: {
    label: '快捷功能',
    failed: '快捷功能載入失敗',
    page: '第 {{position}} 頁，共 {{count}} 頁',
  },
  banners: {
    label: '精選推介',
    slide: '第 {{position}} 項，共 {{count}} 項',
    pause: '暫停輪播',
    play: '播放輪播',
  },
  notice: '公告',
  noticeFailed: '公告載入失敗',
  movers: {
    label: '市場焦點',
    gainers: '升幅榜',
    losers: '跌幅榜',
    volume: '成交額',
    new: '新幣榜',
    failed: '行情載入失敗',
    empty: '暫無行情',
    emptyHint: '交易對上線後會在此顯示。',
    seeAll: '全部行情',
  },
  news: {
    title: '最新消息',
    more: '更多消息',
    failed: '最新消息載入失敗',
  },
  article: {
    failed: '文章載入失敗',
    gone: '文章已下架',
  },
};

export default home;
