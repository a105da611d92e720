import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'ieo-oversubscribed',
  title: {
    en: 'Oversubscribed token sale',
    id: 'Penjualan token kelebihan permintaan',
    zh: '新币超额申购',
    hk: '新幣超額申購',
    th: 'ยอดจองเหรียญเกินจำนวน',
    jp: '申込超過のトークン募集',
    kor: '초과 청약된 토큰 판매',
    fra: 'Vente de tokens sursouscrite',
    spa: 'Venta de tokens sobresuscrita',
    vn: 'Đợt bán token vượt mức đăng ký',
  },
  summary: {
    en: 'Maya applies for 5,000 TERN in a sale subscribed three times over; after five minutes a part is allotted and the rest refunded.',
    id: 'Maya memesan 5.000 TERN dalam penjualan dengan permintaan tiga kali terbitan; setelah lima menit sebagian dijatah dan sisanya dikembalikan.',
    zh: 'Maya 申购 5,000 TERN，总申购量达发行量的三倍。五分钟后按比例获配，余款退回。',
    hk: 'Maya 申購 5,000 TERN，總申購達發行量三倍。五分鐘後獲配一部分，餘款退回。',
    th: 'Maya จอง 5,000 TERN ในการขายที่ยอดจองเกินสามเท่า ผ่านไปห้านาทีได้รับจัดสรรบางส่วน ที่เหลือคืนเงิน',
    jp: 'Mayaは、申込倍率3倍の募集で5,000 TERNを申し込みます。5分後に一部が割り当てられ、残りは返金されます。',
    kor: '청약률이 3배인 토큰에 Maya가 5,000 TERN을 청약합니다. 5분 뒤 일부가 배정되고 나머지 금액은 환불됩니다.',
    fra: 'Maya demande 5 000 TERN dans une vente souscrite trois fois ; après cinq minutes, une part lui est allouée et le reste remboursé.',
    spa: 'Maya solicita 5.000 TERN en una venta con el triple de solicitudes que tokens; a los cinco minutos se le asigna una parte y se le devuelve el resto.',
    vn: 'Maya đăng ký 5.000 TERN trong đợt bán có nhu cầu gấp ba lượng phát hành; sau năm phút cô được phân bổ một phần, phần còn lại được hoàn tiền.',
  },
  category: 'accounts',
  tags: ['ieo', 'token', 'subscription', 'refund'],
  needs: ['ieo', 'wallet'],
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'trader',
  tour: true,
  before: [
    {
      ago: '10h',
      persona: 'trader',
      call: 'POST /project/order',
      fields: { project_id: '4', amount: '5000' },
    },
  ],
  script: [{ at: '300s', action: 'backOffice.endSale', input: { token: 'TERN' } }],
});
