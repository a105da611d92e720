import type { Texts } from '../texts';

const webView: Texts<'web-view'> = {
  title: '페이지',
  failed: '페이지를 불러오지 못했습니다',
  late: '접속할 수 없거나 앱에서 표시할 수 없는 페이지일 수 있습니다. 다시 시도하거나 브라우저에서 여세요.',
  outside: '브라우저에서 열기',
  refused: '열 수 없는 주소입니다',
  toContact: '문의하기',
  elsewhere: '도움이 되는 페이지',
  problem: {
    missing: '링크에 주소가 없습니다. 다음 페이지에서 찾아보세요.',
    broken: '올바른 웹 주소가 아닙니다.',
    scheme: '앱에서는 보안 연결을 사용하는 주소만 열 수 있습니다.',
    credentials: '주소의 호스트 앞에 사용자 이름이 있습니다. 링크의 목적지를 숨길 때 흔히 쓰는 방법입니다.',
    host: '당사의 페이지가 아닙니다. 다른 사람에게서 받은 링크라면 주의하세요.',
    path: '이 주소에는 문서가 없습니다.',
  },
};

export default webView;
