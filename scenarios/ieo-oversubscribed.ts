import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'ieo-oversubscribed',
  title: {
    en: 'Oversubscribed token sale',
    id: 'Penjualan token kelebihan permohonan',
    zh: '新币超额认购',
    hk: '新幣超額認購',
    th: 'ยอดจองโทเคนเกินจำนวน',
    jp: '申込み超過のトークン販売',
    kor: '초과 청약된 토큰 판매',
    fra: 'Vente de jetons sursouscrite',
    spa: 'Venta de tokens sobresuscrita',
    vn: 'Đợt bán token vượt mức đăng ký',
  },
  summary: {
    en: '5,000 TERN are applied for, three times the issue is wanted; after five minutes a share is granted and the rest refunded.',
    id: '5.000 TERN dimohon dan permintaan tiga kali terbitan; setelah lima menit sebagian disetujui dan sisanya dikembalikan.',
    zh: '已申购 5,000 TERN，总申购约为发行量的三倍；五分钟后按比例分配，余款退回。',
    hk: '已申購 5,000 TERN，總申購約為發行量的三倍；五分鐘後按比例分配，餘款退回。',
    th: 'จอง 5,000 TERN ขณะยอดจองราวสามเท่า หลังห้านาทีได้ตามสัดส่วน ที่เหลือคืนเงิน',
    jp: '5,000 TERN を申込み、総申込みは発行の約三倍。5 分後に按分され、残りは返金されます。',
    kor: '5,000 TERN을 청약했고 수요는 발행량의 세 배. 5분 뒤 비율대로 배정되고 나머지는 환불됩니다.',
    fra: '5 000 TERN sont demandés, trois fois l’émission l’est ; après cinq minutes une part est servie, le reste remboursé.',
    spa: 'Se piden 5.000 TERN y la demanda triplica la emisión; a los cinco minutos se asigna una parte y se devuelve el resto.',
    vn: 'Đã đăng ký 5.000 TERN, nhu cầu gấp ba lượng phát hành; sau năm phút được phân bổ một phần, phần còn lại hoàn tiền.',
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
