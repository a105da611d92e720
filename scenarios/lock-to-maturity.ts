import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'lock-to-maturity',
  title: {
    en: 'Lock-up deposit to maturity',
    id: 'Dana terkunci sampai jatuh tempo',
    zh: '锁仓到期',
    hk: '鎖倉至到期',
    th: 'ล็อกจนครบกำหนด',
    jp: '満期を迎える預け入れ',
    kor: '락업 예치 만기',
    fra: 'Dépôt bloqué jusqu’à l’échéance',
    spa: 'Depósito bloqueado hasta el vencimiento',
    vn: 'Khoản khóa đến ngày đáo hạn',
  },
  summary: {
    en: '1,000 USDT has earned 3 per day for six days; at 10:00 the last interest is paid and the full amount returned.',
    id: '1.000 USDT menghasilkan 3 per hari selama enam hari; pukul 10:00 imbal hasil terakhir datang bersama seluruh dana.',
    zh: '1,000 USDT 锁仓六天，每天派息 3。10:00 最后一次派息，本金全额返还。',
    hk: '1,000 USDT 已連續六天每日派息 3；10:00 派發最後一期利息，本金全數退回。',
    th: '1,000 USDT ได้ดอกผลวันละ 3 มาหกวัน เวลา 10:00 จ่ายดอกผลงวดสุดท้ายและคืนเต็มจำนวน',
    jp: '1,000 USDTの預け入れで、6日間、毎日3 USDTの利息を受け取りました。10:00に最後の利息が支払われ、全額が返還されます。',
    kor: '1,000 USDT에 엿새 동안 매일 3의 이자가 지급되었습니다. 10:00에 마지막 이자가 지급되고 전액이 반환됩니다.',
    fra: '1 000 USDT ont rapporté 3 par jour pendant six jours ; à 10:00, les derniers intérêts sont versés et la totalité restituée.',
    spa: '1.000 USDT han dado 3 al día durante seis días; a las 10:00 se pagan los últimos intereses y se devuelve la cantidad completa.',
    vn: '1.000 USDT sinh lãi 3 mỗi ngày suốt sáu ngày; lúc 10:00 lãi kỳ cuối được trả cùng toàn bộ số coin khóa.',
  },
  category: 'accounts',
  tags: ['lock', 'deposit', 'dividend', 'yield'],
  needs: ['lockup', 'earnings', 'wallet'],
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'trader',
  before: [
    {
      ago: '8d',
      persona: 'trader',
      call: 'POST /lh/deposit',
      fields: { config_id: '1', amount: '1000' },
    },
  ],
});
