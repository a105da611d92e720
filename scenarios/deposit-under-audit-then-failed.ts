import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'deposit-under-audit-then-failed',
  title: {
    en: 'Deposit under review, then failed',
    id: 'Setoran ditinjau, lalu gagal',
    zh: '充值审核中，随后失败',
    hk: '充值審核中，隨後失敗',
    th: 'เงินฝากรอตรวจสอบ แล้วไม่ผ่าน',
    jp: '入金の審査、そして却下',
    kor: '입금 심사 중, 이후 실패',
    fra: 'Dépôt en examen, puis refusé',
    spa: 'Depósito en revisión y luego rechazado',
    vn: 'Nạp tiền chờ duyệt, rồi thất bại',
  },
  summary: {
    en: 'Budi has deposited 500 USDT and waits. A minute later the review fails with a reason; one tap starts again.',
    id: 'Budi menyetor 500 USDT dan menunggu. Semenit kemudian tinjauan gagal dengan alasan; satu ketukan untuk mencoba lagi.',
    zh: 'Budi 充值了 500 USDT，等待审核。一分钟后审核未通过并说明原因；轻点一下即可重来。',
    hk: 'Budi 充值了 500 USDT，等待審核。一分鐘後審核未通過並說明原因；輕點一下即可重來。',
    th: 'Budi ฝาก 500 USDT และรออยู่ หนึ่งนาทีต่อมาการตรวจสอบไม่ผ่านพร้อมเหตุผล แตะครั้งเดียวเพื่อเริ่มใหม่',
    jp: 'Budi が 500 USDT を入金して待っています。1分後に理由付きで却下され、1タップでやり直せます。',
    kor: 'Budi가 500 USDT를 입금하고 기다립니다. 1분 뒤 이유와 함께 심사에서 떨어지고, 한 번 눌러 다시 시작합니다.',
    fra: "Budi a déposé 500 USDT et attend. Une minute plus tard l'examen échoue avec un motif ; un geste suffit pour recommencer.",
    spa: 'Budi depositó 500 USDT y espera. Un minuto después la revisión falla con un motivo; con un toque empieza de nuevo.',
    vn: 'Budi đã nạp 500 USDT và chờ. Một phút sau việc duyệt thất bại kèm lý do; chạm một lần để làm lại.',
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
