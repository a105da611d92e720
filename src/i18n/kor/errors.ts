import type { Texts } from '../texts';

const errors: Texts<'errors'> = {
  logInFirst: '로그인이 필요합니다',
  sessionEnded: '세션이 만료되었습니다. 다시 로그인하세요',
  verifyFirst: '먼저 신원 인증을 완료하세요',
  network: '거래소에 연결할 수 없습니다',
  networkHint: '인터넷 연결을 확인한 뒤 다시 시도하세요.',
  timeout: '거래소의 응답 시간이 초과되었습니다',
  unavailable: '거래소에 일시적인 문제가 있습니다. 잠시 후 다시 시도하세요.',
  unsure: '응답이 없습니다. 이미 처리되었을 수 있으니 확인한 뒤 다시 시도하세요',
  unsureSafe: '응답이 없습니다. 다시 시도하세요. 중복 처리되지 않습니다.',
  server: '거래소의 응답을 읽지 못했습니다. 다시 시도하세요',
  unreadable: '거래소 응답에 다음 항목이 없거나 읽을 수 없습니다: {{field}}',
  refused: '거래소에서 요청을 거부했습니다',
  tooMany: '요청이 너무 많습니다. 잠시 후 다시 시도하세요',
  tooManySeconds: '요청이 너무 많습니다. {{seconds}}초 후 다시 시도하세요',
  tooManyMinutes: '요청이 너무 많습니다. {{minutes}}분 후 다시 시도하세요',
  parts: {
    balance: '잔액을 불러오지 못했습니다',
    identity: '인증 상태를 불러오지 못했습니다',
    coins: '코인을 불러오지 못했습니다',
    account: '계정을 불러오지 못했습니다',
    unread: '읽지 않은 건수를 불러오지 못했습니다',
  },
  failed: '이용할 수 없습니다',
  pageLoad: '페이지를 불러오지 못했습니다',
  pageLoadHint: '연결이 느리거나 끊겼을 수 있습니다.',
  pageBroken: '페이지에 문제가 발생했습니다',
  pageBrokenHint: '거래소의 데이터에는 영향이 없습니다. 페이지를 다시 여세요.',
  newVersion: '새 버전이 있습니다',
  newVersionHint: '현재 페이지는 이전 버전입니다. 입력한 내용은 유지됩니다.',
  newVersionLoad: '업데이트',
  notFound: '존재하지 않는 페이지입니다',
  notFoundHint: '오래되었거나 잘못된 링크일 수 있습니다.',
};

export default errors;
