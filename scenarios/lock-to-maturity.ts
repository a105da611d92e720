import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'lock-to-maturity',
  title: {
    en: 'Lock deposit to maturity',
    id: 'Deposito terkunci sampai jatuh tempo',
    zh: '锁仓到期',
    hk: '鎖倉到期',
    th: 'ฝากล็อกจนครบกำหนด',
    jp: 'ロック預入が満期に',
    kor: '락업 예치 만기',
    fra: "Dépôt bloqué jusqu'à l'échéance",
    spa: 'Depósito bloqueado hasta el vencimiento',
    vn: 'Khóa gửi đến khi đáo hạn',
  },
  summary: {
    en: '1,000 USDT have earned 3 a day for six days; at 10:00 the last dividend comes, and the whole amount with it.',
    id: '1.000 USDT menghasilkan 3 per hari selama enam hari; pukul 10.00 dividen terakhir datang bersama seluruh dana.',
    zh: '1,000 USDT 已连续六天每天赚 3；10:00 发放最后一次收益，本金全部返还。',
    hk: '1,000 USDT 已連續六天每天賺 3；10:00 發放最後一次收益，本金全部返還。',
    th: '1,000 USDT ได้ผลตอบแทนวันละ 3 มาหกวัน เวลา 10:00 จ่ายครั้งสุดท้ายพร้อมคืนเงินทั้งหมด',
    jp: '1,000 USDT が六日間、毎日 3 を生みました。10:00 に最後の配当と元本が戻ります。',
    kor: '1,000 USDT가 엿새 동안 하루 3씩 벌었습니다. 10:00에 마지막 배당과 원금이 돌아옵니다.',
    fra: '1 000 USDT ont rapporté 3 par jour pendant six jours ; à 10 h viennent le dernier dividende et tout le capital.',
    spa: '1.000 USDT han dado 3 al día durante seis días; a las 10:00 llegan el último dividendo y todo el capital.',
    vn: '1.000 USDT sinh lời 3 mỗi ngày suốt sáu ngày; lúc 10:00 trả cổ tức cuối cùng cùng toàn bộ tiền gốc.',
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
