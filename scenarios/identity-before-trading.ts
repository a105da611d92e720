import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'identity-before-trading',
  title: {
    en: 'Verify before trading',
    id: 'Verifikasi sebelum bertransaksi',
    zh: '先认证再交易',
    hk: '先認證，後交易',
    th: 'ยืนยันตัวตนก่อนเทรด',
    jp: '取引前の本人確認',
    kor: '거래 전 신원 인증',
    fra: 'Vérification avant de trader',
    spa: 'Verificarse antes de operar',
    vn: 'Xác minh trước khi giao dịch',
  },
  summary: {
    en: 'Nia has 1,000 USDT for futures and options but is not verified: her first order returns 998. She submits her documents, the back office approves them, and she continues where she was.',
    id: 'Nia punya 1.000 USDT untuk futures dan opsi, tetapi belum terverifikasi: order pertamanya dijawab 998. Ia mengajukan dokumen, back office menyetujui, lalu ia melanjutkan.',
    zh: 'Nia 有 1,000 USDT 可交易合约和秒合约，但未认证：第一笔委托返回 998。她提交证件，后台通过后继续之前的操作。',
    hk: 'Nia 有 1,000 USDT 可用於合約和秒合約，但未認證：首筆委託傳回 998。她提交證件，後台審核通過，她便繼續之前的操作。',
    th: 'Nia มี 1,000 USDT สำหรับฟิวเจอร์สและออปชันแต่ยังไม่ยืนยันตัวตน คำสั่งแรกตอบกลับ 998 เธอส่งเอกสาร หลังบ้านอนุมัติ แล้วทำต่อจากที่ค้างไว้',
    jp: 'Niaは先物とオプション用に1,000 USDTを持っていますが、本人確認がまだのため、最初の注文は998で拒否されます。書類を提出し、バックオフィスが承認すると、元の画面から続けられます。',
    kor: 'Nia는 선물과 옵션에 쓸 1,000 USDT가 있지만 인증 전이라 첫 주문에 998이 반환됩니다. 서류를 제출하고 백오피스가 승인하면 하던 일을 이어서 합니다.',
    fra: 'Nia a 1 000 USDT pour les futures et les options, mais n’est pas vérifiée : son premier ordre renvoie 998. Elle envoie ses documents, le back-office les approuve, et elle reprend où elle en était.',
    spa: 'Nia tiene 1.000 USDT para futuros y opciones, pero no está verificada: su primera orden devuelve 998. Envía sus documentos, el back office los aprueba y ella continúa donde lo dejó.',
    vn: 'Nia có 1.000 USDT cho Futures và quyền chọn nhưng chưa xác minh: lệnh đầu tiên nhận mã 998. Cô gửi giấy tờ, bộ phận quản trị duyệt, và cô tiếp tục từ chỗ đang dở.',
  },
  category: 'accounts',
  tags: ['998', 'kyc', 'futures'],
  needs: ['accounts', 'identity', 'futures', 'options'],
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'bound',
  grants: [
    { persona: 'bound', kind: 'lever', asset: 'USDT', amount: '500' },
    { persona: 'bound', kind: 'micro', asset: 'USDT', amount: '500' },
  ],
});
