import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'early-redemption',
  title: {
    en: 'Early redemption',
    id: 'Tebus lebih awal',
    zh: '提前赎回',
    hk: '提前贖回',
    th: 'ไถ่ถอนก่อนกำหนด',
    jp: '中途解約',
    kor: '중도 해지',
    fra: 'Rachat anticipé',
    spa: 'Rescate anticipado',
    vn: 'Rút trước hạn',
  },
  summary: {
    en: 'A deposit of 1,000 USDT has three days left: redeeming now costs 0.4% for each, a penalty of 12, and 988 is returned.',
    id: 'Dana terkunci 1.000 USDT tersisa tiga hari: menebus sekarang dikenai 0,4% per hari, penalti 12, dan 988 kembali.',
    zh: '一笔 1,000 USDT 的锁仓还剩三天：现在赎回，剩余每天收 0.4%，违约金 12，返还 988。',
    hk: '一筆 1,000 USDT 的鎖倉尚餘三天：現在贖回，每天收取 0.4%，違約金共 12，退回 988。',
    th: 'ยอดล็อก 1,000 USDT เหลืออีกสามวัน ไถ่ถอนตอนนี้เสีย 0.4% ต่อวันที่เหลือ รวมค่าปรับ 12 ได้คืน 988',
    jp: '1,000 USDTの預け入れは残り3日。今解約すると、1日あたり0.4%、合計12 USDTの違約金が差し引かれ、988 USDTが戻ります。',
    kor: '1,000 USDT 예치의 만기가 3일 남았습니다. 지금 해지하면 남은 일수당 0.4%, 위약금 12를 내고 988을 돌려받습니다.',
    fra: 'Il reste trois jours à un dépôt bloqué de 1 000 USDT : le racheter maintenant coûte 0,4 % par jour restant, soit 12 de pénalité, et 988 sont restitués.',
    spa: 'A un depósito bloqueado de 1.000 USDT le quedan tres días: rescatarlo ahora cuesta un 0,4% por cada uno, 12 de penalización, y se devuelven 988.',
    vn: 'Khoản khóa 1.000 USDT còn ba ngày: rút ngay chịu phí phạt 0,4% mỗi ngày còn lại, tổng 12, và nhận về 988.',
  },
  category: 'accounts',
  tags: ['lock', 'deposit', 'penalty', 'redeem'],
  needs: ['lockup', 'earnings', 'wallet'],
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'trader',
  before: [
    {
      ago: '6d',
      persona: 'trader',
      call: 'POST /lh/deposit',
      fields: { config_id: '1', amount: '1000' },
    },
  ],
});
