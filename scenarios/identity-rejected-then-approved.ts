import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'identity-rejected-then-approved',
  title: {
    en: 'Identity rejected, then approved',
    id: 'Identitas ditolak, lalu disetujui',
    zh: '身份认证先被拒，后通过',
    hk: '身份認證先被拒，後通過',
    th: 'ยืนยันตัวตนถูกปฏิเสธแล้วผ่าน',
    jp: '本人確認、却下のち承認',
    kor: '본인 인증 거절 후 승인',
    fra: 'Identité refusée, puis acceptée',
    spa: 'Identidad rechazada y luego aprobada',
    vn: 'Định danh bị từ chối rồi được duyệt',
  },
  summary: {
    en: 'Nia has sent in her passport. After a minute the review says no and why; three minutes later she has tried again, and after five she is verified.',
    id: 'Nia sudah mengirim paspornya. Setelah satu menit peninjau menolak beserta alasannya; tiga menit kemudian ia mencoba lagi, dan setelah lima menit ia terverifikasi.',
    zh: 'Nia 提交了护照。一分钟后审核被拒并说明原因；三分钟后她重新提交，第五分钟通过认证。',
    hk: 'Nia 提交了護照。一分鐘後審核被拒並說明原因；三分鐘後她重新提交，第五分鐘通過認證。',
    th: 'Nia ส่งหนังสือเดินทางแล้ว หนึ่งนาทีต่อมาถูกปฏิเสธพร้อมเหตุผล อีกสามนาทีเธอส่งใหม่ และผ่านในนาทีที่ห้า',
    jp: 'Nia はパスポートを提出済み。一分後に理由付きで却下され、三分後に出し直し、五分で承認されます。',
    kor: 'Nia가 여권을 제출했습니다. 1분 뒤 이유와 함께 거절되고, 3분 뒤 다시 내어 5분째에 승인됩니다.',
    fra: 'Nia a envoyé son passeport. Après une minute, refus motivé ; trois minutes plus tard elle recommence, et après cinq elle est vérifiée.',
    spa: 'Nia ha enviado su pasaporte. Al minuto se rechaza y se dice por qué; tres minutos después lo intenta de nuevo y a los cinco queda verificada.',
    vn: 'Nia đã gửi hộ chiếu. Sau một phút bị từ chối kèm lý do; ba phút sau cô gửi lại, và phút thứ năm được xác minh.',
  },
  category: 'accounts',
  tags: ['kyc', 'review', 'rejected'],
  needs: ['accounts', 'identity'],
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'bound',
  before: [
    {
      ago: '5m',
      persona: 'bound',
      call: 'POST /user/real',
      fields: { real_type: '1', id_type: '1', name: 'Nia', card_id: 'X1234567' },
    },
  ],
  script: [
    {
      at: '1m',
      action: 'backOffice.reject',
      input: { id: 'identity:13', reason: 'Write your full name, as it stands in the passport' },
    },
    {
      at: '4m',
      action: 'people.call',
      input: {
        who: 'bound',
        call: 'POST /user/real',
        fields: { real_type: '1', id_type: '1', name: 'Nia Kusuma', card_id: 'X1234567' },
      },
    },
    { at: '5m', action: 'backOffice.approve', input: { id: 'identity:13' } },
  ],
});
