import type { Texts } from '../texts';

const home: Texts<'home'> = {
  title: '首页',
  search: '搜索',
  account: '我的账号',
  logIn: '登录 / 注册',
  messages: '消息',
  assets: {
    total: '总资产',
    hide: '隐藏金额',
    show: '显示金额',
    hidden: '金额已隐藏',
    day: '24 小时',
    failed: '资产加载失败',
  },
  visitor: {
    title: '数字货币、股票，一站交易',
    hint: '用邮箱或手机号注册，一分钟即可开户。',
  },
  menu: {
    label: '快捷入口',
    failed: '快捷入口加载失败',
    page: '第 {{position}} 页，共 {{count}} 页',
  },
  banners: {
    label: '精选活动',
    slide: '第 {{position}} 条，共 {{count}} 条',
    pause: '暂停轮播',
    play: '播放轮播',
  },
  notice: '公告',
  noticeFailed: '公告加载失败',
  movers: {
    label: '热门榜单',
    gainers: '涨幅榜',
    losers: '跌幅榜',
    volume: '成交额榜',
    new: '新币榜',
    failed: '行情加载失败',
    empty: '暂无行情',
    emptyHint: '交易对上线后会显示在这里。',
    seeAll: '全部行情',
  },
  news: {
    title: '资讯',
    more: '更多资讯',
    failed: '资讯加载失败',
  },
  article: {
    failed: '文章加载失败',
    gone: '文章已下线',
  },
};

export default home;
