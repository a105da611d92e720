import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'withdrawal-refused',
  title: {
    en: 'Withdrawal refused',
    id: 'Penarikan ditolak',
    zh: '提现被拒',
    hk: '提現被拒',
    th: 'การถอนถูกปฏิเสธ',
    jp: '却下された出金',
    kor: '거절된 출금',
    fra: 'Retrait refusé',
    spa: 'Retiro rechazado',
    vn: 'Lệnh rút bị từ chối',
  },
  summary: {
    en: 'A withdrawal of 500 USDT is under audit; a minute later it is refused with its reason, and the amount is available again.',
    id: 'Penarikan 500 USDT sedang ditinjau; semenit kemudian ditolak beserta alasannya, dan jumlahnya tersedia kembali.',
    zh: '一笔 500 USDT 的提现正在审核；一分钟后被拒并附理由，金额恢复可用。',
    hk: '一筆 500 USDT 的提現正在審核；一分鐘後被拒並附理由，金額恢復可用。',
    th: 'การถอน 500 USDT กำลังตรวจสอบ หนึ่งนาทีต่อมาถูกปฏิเสธพร้อมเหตุผล และยอดเงินกลับมาใช้ได้',
    jp: '500 USDT の出金が審査中です。一分後に理由とともに却下され、金額は再び使えるようになります。',
    kor: '500 USDT 출금이 심사 중입니다. 1분 뒤 사유와 함께 거절되고 금액은 다시 사용할 수 있습니다.',
    fra: "Un retrait de 500 USDT est à l'examen ; une minute plus tard il est refusé avec son motif, et le montant est de nouveau disponible.",
    spa: 'Un retiro de 500 USDT está en revisión; un minuto después se rechaza con su motivo y el importe vuelve a estar disponible.',
    vn: 'Lệnh rút 500 USDT đang được xét duyệt; một phút sau bị từ chối kèm lý do và số tiền lại khả dụng.',
  },
  category: 'accounts',
  tags: ['withdrawal', 'review'],
  needs: ['accounts', 'payout', 'wallet'],
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'verified-1',
  before: [
    {
      ago: '10m',
      persona: 'verified-1',
      call: 'POST /wallet/out',
      fields: { currency: '3', number: '500', address: 'TSIM0AddressOfTheSandbox', pay_password: '123456' },
    },
  ],
  script: [
    {
      at: '1m',
      action: 'backOffice.reject',
      input: { id: 'withdrawal:1', reason: 'The address belongs to somebody else' },
    },
  ],
});
