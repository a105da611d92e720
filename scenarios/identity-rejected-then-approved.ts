import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'identity-rejected-then-approved',
  title: {
    en: 'Identity rejected, then approved',
    id: 'Identitas ditolak, lalu disetujui',
    zh: '身份认证：先未通过，后通过',
    hk: '身份認證先未通過，後通過',
    th: 'ยืนยันตัวตนถูกปฏิเสธ แล้วได้รับอนุมัติ',
    jp: '本人確認：却下から承認へ',
    kor: '신원 인증 거부 후 승인',
    fra: 'Identité refusée, puis approuvée',
    spa: 'Identidad rechazada y luego aprobada',
    vn: 'Xác minh bị từ chối rồi được duyệt',
  },
  summary: {
    en: 'Nia has submitted her passport. After a minute it is rejected with a reason; three minutes later she has tried again, and after five she is verified.',
    id: 'Nia sudah mengirim paspornya. Setelah satu menit ditolak beserta alasannya; tiga menit kemudian ia mencoba lagi, dan setelah lima menit ia terverifikasi.',
    zh: 'Nia 提交了护照。一分钟后未通过并附原因，三分钟后她已重新提交，五分钟后通过认证。',
    hk: 'Nia 提交了護照。一分鐘後未通過，並附上原因；三分鐘後她已重新提交，五分鐘後通過認證。',
    th: 'Nia ส่งพาสปอร์ตแล้ว หนึ่งนาทีต่อมาถูกปฏิเสธพร้อมเหตุผล อีกสามนาทีเธอส่งใหม่ และผ่านการยืนยันในนาทีที่ห้า',
    jp: 'Niaはパスポートを提出済み。1分後に理由付きで却下され、3分後に再提出、5分後には確認済みになります。',
    kor: 'Nia가 여권을 제출했습니다. 1분 뒤 사유와 함께 거부되고, 3분 뒤에는 다시 제출한 상태이며, 5분 뒤 인증됩니다.',
    fra: 'Nia a envoyé son passeport. Après une minute, il est refusé avec un motif ; trois minutes plus tard, elle a réessayé, et après cinq elle est vérifiée.',
    spa: 'Nia ha enviado su pasaporte. Al minuto se rechaza con un motivo; tres minutos después lo ha intentado de nuevo y a los cinco está verificada.',
    vn: 'Nia đã gửi hộ chiếu. Sau một phút hồ sơ bị từ chối kèm lý do; ba phút sau cô gửi lại, và đến phút thứ năm được xác minh.',
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
      input: {
        id: 'identity:13',
        reason: {
          en: 'Write your full name, as it stands in the passport',
          id: 'Tulis nama lengkap Anda sesuai paspor',
          zh: '请填写与护照一致的完整姓名',
          hk: '請填寫與護照一致的全名',
          th: 'โปรดกรอกชื่อและนามสกุลตามพาสปอร์ต',
          jp: 'パスポートに記載されている氏名をすべて入力してください',
          kor: '여권에 적힌 전체 이름을 입력해 주세요',
          fra: 'Indiquez votre nom complet, tel qu’il figure sur le passeport',
          spa: 'Escribe tu nombre completo, tal como aparece en el pasaporte',
          vn: 'Hãy nhập họ tên đầy đủ như trên hộ chiếu',
        },
      },
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
