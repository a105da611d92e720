import type { Texts } from '../texts';

const backend: Texts<'backend'> = {
  title: '거래소를 이용할 수 없습니다',
  unset: '앱 설정이 잘못되었습니다',
  misfit: {
    unreachable: '거래소에 연결할 수 없습니다',
    forbidden: '거래소가 이 페이지를 허용하지 않습니다',
    status: '거래소에서 오류를 반환했습니다',
    notJson: '거래소의 응답이 아닙니다',
    envelope: '응답 형식을 알 수 없습니다',
  },
  hint: {
    unreachable: '인터넷 연결을 확인하세요. 연결에 문제가 없다면 서버가 꺼져 있거나 주소가 잘못된 것입니다.',
    forbidden: '서버가 응답하지만 {{origin}} 페이지가 응답을 읽는 것을 허용하지 않습니다(CORS).',
    status: '서버가 준비되지 않았거나 주소가 잘못되었습니다.',
    notJson: '이 주소에서 다른 서버나 네트워크 로그인 페이지가 응답하고 있습니다.',
    envelope: 'JSON이지만 거래소 응답에 항상 있어야 할 필드가 없습니다.',
  },
  config: {
    json: '이 페이지의 설정이 올바른 JSON이 아닙니다.',
    unknown: '“{{field}}” 설정은 존재하지 않습니다.',
    address: '“{{field}}” 값은 웹 주소여야 합니다.',
    secure: '“{{field}}”의 주소는 모두 https://로 시작해야 합니다.',
    list: '“{{field}}” 값은 대괄호로 묶은 목록이어야 합니다.',
    protocol: '“{{field}}” 값은 3 또는 4여야 합니다.',
  },
  asked: '요청',
  came: '응답',
  nothing: '없음',
  setting: '현재 값',
};

export default backend;
