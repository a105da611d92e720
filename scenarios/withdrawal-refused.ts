import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'withdrawal-refused',
  title: {
    en: 'Withdrawal rejected',
    id: 'Penarikan ditolak',
    zh: '提现未通过',
    hk: '提現未通過',
    th: 'การถอนถูกปฏิเสธ',
    jp: '出金の却下',
    kor: '출금 거부',
    fra: 'Retrait refusé',
    spa: 'Retiro rechazado',
    vn: 'Yêu cầu rút tiền bị từ chối',
  },
  summary: {
    en: 'A withdrawal of 500 USDT is under review; a minute later it is rejected with a reason, and the amount is available again.',
    id: 'Penarikan 500 USDT sedang ditinjau; semenit kemudian ditolak beserta alasannya, dan jumlahnya tersedia kembali.',
    zh: '一笔 500 USDT 的提现正在审核。一分钟后未通过并附原因，资金恢复可用。',
    hk: '一筆 500 USDT 的提現正在審核；一分鐘後未通過，並附上原因，資金恢復可用。',
    th: 'การถอน 500 USDT อยู่ระหว่างการตรวจสอบ หนึ่งนาทีต่อมาถูกปฏิเสธพร้อมเหตุผล และจำนวนนี้กลับเข้ายอดใช้ได้',
    jp: '500 USDTの出金が審査中です。1分後に理由付きで却下され、全額が再び利用可能になります。',
    kor: '500 USDT 출금이 심사 중입니다. 1분 뒤 사유와 함께 거부되고 금액은 다시 사용할 수 있습니다.',
    fra: 'Un retrait de 500 USDT est en cours d’examen ; une minute plus tard, il est refusé avec un motif, et le montant est de nouveau disponible.',
    spa: 'Un retiro de 500 USDT está en revisión; un minuto después se rechaza con un motivo y la cantidad vuelve a estar disponible.',
    vn: 'Yêu cầu rút 500 USDT đang được xét duyệt; một phút sau bị từ chối kèm lý do, và số tiền khả dụng trở lại.',
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
      input: {
        id: 'withdrawal:1',
        reason: {
          en: 'The address belongs to somebody else',
          id: 'Alamat tersebut milik orang lain',
          zh: '该地址属于他人',
          hk: '該地址屬於他人',
          th: 'ที่อยู่นี้เป็นของผู้อื่น',
          jp: 'このアドレスは他の人のものです',
          kor: '다른 사람의 주소입니다',
          fra: 'L’adresse appartient à quelqu’un d’autre',
          spa: 'La dirección es de otra persona',
          vn: 'Địa chỉ này thuộc về người khác',
        },
      },
    },
  ],
});
