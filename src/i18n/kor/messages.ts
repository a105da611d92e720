import type { Texts } from '../texts';

const messages: Texts<'messages'> = {
  title: '알림',
  unread: '알림, 읽지 않음 {{count}}건',
  tabs: '알림 유형',
  list: '알림',
  topics: {
    all: '전체',
    account: '계정',
    funds: '자금',
    trade: '거래',
    copy: '카피 트레이딩',
    wealth: '금융 상품',
    nft: 'NFT',
    service: '서비스',
  },
  isUnread: '읽지 않음',
  notices: '팝업 알림',
  noNotices: '팝업 알림이 없습니다',
  noNoticesHint: '팝업 알림은 앱을 닫을 때까지 여기에서 다시 볼 수 있습니다.',
  readAll: '모두 읽음으로 표시',
  readAllDone: '모든 알림을 읽음으로 표시했습니다',
  failed: '알림을 불러오지 못했습니다',
  empty: '알림이 없습니다',
  emptyHint: '주문 체결, 심사, 이자 등 계정과 관련된 모든 소식이 여기에 표시됩니다.',
  emptyTopic: '이 유형의 알림이 없습니다',
  emptyTopicHint: '다른 유형을 확인하세요.',
  showAll: '전체 알림 보기',
  toMarkets: '마켓 보기',
  detail: {
    title: '알림',
    failed: '알림을 불러오지 못했습니다',
    gone: '더 이상 존재하지 않는 알림입니다',
    goneHint: '새 알림이 쌓이면 오래된 알림은 삭제됩니다.',
    toList: '전체 알림',
    open: '자세히 보기',
  },
};

export default messages;
