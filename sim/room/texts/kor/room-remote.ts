import type { Texts } from '@/i18n/texts';

const remote: Texts<'room-remote'> = {
  title: '서버',
  code: '두 번째 기기용 QR 코드',
  scan: '같은 네트워크의 휴대폰으로 스캔하면 거기서 조종할 수 있습니다.',
  address: '두 번째 기기용 주소',
  network: '네트워크',
  apps: '이 화면은 서버를 조종합니다. 서버를 쓰는 앱은 직접 로그인합니다.',
  noNetwork: '이 기기는 네트워크에 연결되어 있지 않습니다.',
  refused: '이 기기는 페어링되지 않았습니다. 코드를 다시 스캔하세요.',
  memory: '저장되지 않음: 이 서버는 실행을 메모리에만 보관하며, 재시작하면 처음부터 시작합니다.',
  lost: '서버가 응답하지 않습니다.',
  second: '두 번째 기기',
  needsHost: '이 거래소는 이 브라우저 안에 있습니다. 휴대폰으로 조종하려면 이 기기에서 서버로 실행해야 합니다:',
  thereafter: '그런 다음 여기서 {{address}}을(를) 열고 표시되는 코드를 스캔하세요.',
};

export default remote;
