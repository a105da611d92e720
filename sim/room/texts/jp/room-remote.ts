import type { Texts } from '@/i18n/texts';

const remote: Texts<'room-remote'> = {
  title: 'サーバー',
  code: '2台目の端末用QRコード',
  scan: '同じネットワークのスマホで読み取ると、そこから操作できます。',
  address: '2台目の端末用アドレス',
  network: 'ネットワーク',
  apps: 'この画面はサーバーを操作します。利用するアプリは自分でログインします。',
  noNetwork: 'このマシンはネットワークに接続されていません。',
  refused: 'この端末はペアリングされていません。コードを読み取り直してください。',
  memory: '未保存：このサーバーは実行をメモリにのみ保持し、再起動すると最初からになります。',
  lost: 'サーバーが応答しません。',
  second: '2台目の端末',
  needsHost: 'この取引所はこのブラウザーの中にあります。スマホから操作するには、このマシンでサーバーとして動かします：',
  thereafter: '次にここで{{address}}を開き、表示されるコードを読み取ります。',
};

export default remote;
