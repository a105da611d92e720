import type { Texts } from '../texts';

const messages: Texts<'messages'> = {
  title: '消息',
  unread: '消息，{{count}} 条未读',
  tabs: '消息分类',
  list: '消息',
  topics: {
    all: '全部',
    account: '账号',
    funds: '资金',
    trade: '交易',
    copy: '跟单',
    wealth: '理财',
    nft: 'NFT',
    service: '服务',
  },
  isUnread: '未读',
  notices: '通知',
  noNotices: '暂无通知',
  noNoticesHint: '关闭应用前，收到的通知会保留在这里。',
  readAll: '全部已读',
  readAllDone: '消息已全部标为已读',
  failed: '消息加载失败',
  empty: '暂无消息',
  emptyHint: '成交、审核、派息等与账号有关的消息会显示在这里。',
  emptyTopic: '该分类暂无消息',
  emptyTopicHint: '可查看其他分类。',
  showAll: '查看全部消息',
  toMarkets: '查看行情',
  detail: {
    title: '消息详情',
    failed: '消息加载失败',
    gone: '该消息已不存在',
    goneHint: '较早的消息会被自动清理。',
    toList: '全部消息',
    open: '查看详情',
  },
};

export default messages;
