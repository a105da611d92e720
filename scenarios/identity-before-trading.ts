import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'identity-before-trading',
  title: {
    en: 'Verify before trading',
    id: 'Verifikasi sebelum bertransaksi',
    zh: '先认证再交易',
    hk: '先認證再交易',
    th: 'ยืนยันตัวตนก่อนซื้อขาย',
    jp: '取引の前に本人確認',
    kor: '거래 전 본인 인증',
    fra: 'Se vérifier avant de négocier',
    spa: 'Verificarse antes de operar',
    vn: 'Xác minh trước khi giao dịch',
  },
  summary: {
    en: 'Nia has 1,000 USDT for futures and options and no identity check: her first order answers 998. She verifies herself, the back office says yes, and she goes on where she was.',
    id: 'Nia punya 1.000 USDT untuk futures dan opsi, tanpa verifikasi: order pertamanya dijawab 998. Ia memverifikasi diri, back office menyetujui, lalu ia melanjutkan.',
    zh: 'Nia 有 1,000 USDT 可做合约和期权，但未认证：第一笔订单返回 998。她完成认证，后台通过，然后继续原来的操作。',
    hk: 'Nia 有 1,000 USDT 可做合約和期權，但未認證：第一筆訂單返回 998。她完成認證，後台通過，然後繼續原來的操作。',
    th: 'Nia มี 1,000 USDT สำหรับฟิวเจอร์สและออปชัน แต่ยังไม่ยืนยันตัวตน ออเดอร์แรกตอบ 998 เธอยืนยันตัวตน หลังบ้านอนุมัติ แล้วทำต่อจากเดิม',
    jp: 'Nia は先物とオプション用に 1,000 USDT を持ちますが本人確認がなく、最初の注文は 998 です。確認を済ませ、承認され、元の画面で続けます。',
    kor: 'Nia는 선물과 옵션용 1,000 USDT가 있지만 인증 전이라 첫 주문에 998을 받습니다. 인증하고 승인되면 하던 곳에서 이어 갑니다.',
    fra: 'Nia a 1 000 USDT pour les futures et les options, mais aucune vérification : son premier ordre reçoit 998. Elle se vérifie, le back-office accepte, et elle reprend.',
    spa: 'Nia tiene 1.000 USDT para futuros y opciones y ninguna verificación: su primera orden recibe 998. Se verifica, la aprueban y sigue donde estaba.',
    vn: 'Nia có 1.000 USDT cho hợp đồng và quyền chọn nhưng chưa định danh: lệnh đầu nhận 998. Cô xác minh, được duyệt, rồi tiếp tục chỗ cũ.',
  },
  category: 'accounts',
  tags: ['998', 'kyc', 'futures'],
  needs: ['accounts', 'identity', 'lever', 'options'],
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'bound',
  grants: [
    { persona: 'bound', kind: 'lever', asset: 'USDT', amount: '500' },
    { persona: 'bound', kind: 'micro', asset: 'USDT', amount: '500' },
  ],
});
