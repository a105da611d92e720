import type { Texts } from '../texts';

const messages: Texts<'messages'> = {
  title: '訊息',
  unread: '訊息，{{count}} 則未讀',
  tabs: '訊息分類',
  list: '訊息',
  topics: {
    all: '全部',
    account: '帳號',
    funds: '資金',
    trade: '交易',
    copy: '跟單',
    wealth: '理財',
    nft: 'NFT',
    service: '服務',
  },
  isUnread: '未讀',
  notices: '通知',
  noNotices: '暫無通知',
  noNoticesHint: '關閉應用程式前，收到的通知可在此重看。',
  readAll: '全部標示為已讀',
  readAllDone: '所有訊息已標示為已讀',
  failed: '訊息載入失敗',
  empty: '暫無訊息',
  emptyHint: '成交、審核、派息等與帳號有關的訊息會在此顯示。',
  emptyTopic: '此分類暫無訊息',
  emptyTopicHint: '可查看其他分類。',
  showAll: '查看全部訊息',
  toMarkets: '查看行情',
  detail: {
    title: '訊息詳情',
    failed: '訊息載入失敗',
    gone: '此訊息已不存在',
    goneHint: '較舊的訊息會被移除，以騰出空間。',
    toList: '全部訊息',
    open: '查看詳情',
  },
};

export default messages;
