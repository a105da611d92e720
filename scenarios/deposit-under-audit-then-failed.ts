import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'deposit-under-audit-then-failed',
  title: {
    en: 'Deposit under review, then rejected',
    id: 'Deposit ditinjau, lalu ditolak',
    zh: '充值审核中，随后未通过',
    hk: '充值審核中，其後未通過',
    th: 'ฝากแล้วรอตรวจสอบ แล้วถูกปฏิเสธ',
    jp: '入金審査から却下まで',
    kor: '입금 심사 중, 이후 거부',
    fra: 'Dépôt en cours d’examen, puis refusé',
    spa: 'Depósito en revisión y luego rechazado',
    vn: 'Nạp tiền chờ duyệt, rồi bị từ chối',
  },
  summary: {
    en: 'Budi has deposited 500 USDT and is waiting. A minute later it is rejected with a reason; one tap starts again.',
    id: 'Budi menyetor 500 USDT dan menunggu. Semenit kemudian ditolak beserta alasannya; satu ketukan untuk mencoba lagi.',
    zh: 'Budi 充值了 500 USDT，正在等待审核。一分钟后未通过并附原因，轻点一下即可重新充值。',
    hk: 'Budi 充值 500 USDT，正在等待。一分鐘後審核未通過，並附上原因；點按一下即可重新開始。',
    th: 'Budi ฝาก 500 USDT และรออยู่ หนึ่งนาทีต่อมาถูกปฏิเสธพร้อมเหตุผล แตะครั้งเดียวเพื่อเริ่มใหม่',
    jp: 'Budiは500 USDTを入金し、審査を待っています。1分後に理由付きで却下され、ワンタップでやり直せます。',
    kor: 'Budi가 500 USDT를 입금하고 기다립니다. 1분 뒤 사유와 함께 거부되며, 한 번 눌러 다시 시작할 수 있습니다.',
    fra: 'Budi a déposé 500 USDT et attend. Une minute plus tard, le dépôt est refusé avec un motif ; un geste suffit pour recommencer.',
    spa: 'Budi ha depositado 500 USDT y espera. Un minuto después se rechaza con un motivo; con un toque empieza de nuevo.',
    vn: 'Budi đã nạp 500 USDT và đang chờ. Một phút sau khoản nạp bị từ chối kèm lý do; chạm một lần để làm lại.',
  },
  category: 'accounts',
  tags: ['deposit', 'review'],
  needs: ['recharge', 'wallet'],
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'verified-1',
  before: [{ ago: '3m', action: 'people.deposit', input: { who: 'verified-1', asset: 'USDT', amount: '500' } }],
  script: [
    {
      at: '1m',
      action: 'backOffice.reject',
      input: { id: 'deposit:1', reason: 'The picture does not show the amount of your payment' },
    },
  ],
});
