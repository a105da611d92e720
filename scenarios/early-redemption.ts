import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'early-redemption',
  title: {
    en: 'Early redemption',
    id: 'Pencairan lebih awal',
    zh: '提前赎回',
    hk: '提前贖回',
    th: 'ไถ่ถอนก่อนกำหนด',
    jp: '早期解約',
    kor: '조기 해지',
    fra: 'Rachat anticipé',
    spa: 'Rescate anticipado',
    vn: 'Rút trước hạn',
  },
  summary: {
    en: 'A deposit of 1,000 USDT has three days left: leaving it now costs 0.4% for each, a penalty of 12, and 988 come back.',
    id: 'Deposito 1.000 USDT tersisa tiga hari: keluar sekarang dikenai 0,4% per hari, penalti 12, dan 988 kembali.',
    zh: '1,000 USDT 的锁仓还剩三天：现在赎回每天收 0.4%，罚金 12，返还 988。',
    hk: '1,000 USDT 的鎖倉還剩三天：現在贖回每天收 0.4%，罰金 12，返還 988。',
    th: 'เงินฝาก 1,000 USDT เหลืออีกสามวัน ไถ่ถอนตอนนี้เสีย 0.4% ต่อวัน ค่าปรับ 12 ได้คืน 988',
    jp: '1,000 USDT の預入は残り三日。今解約すると一日 0.4%、違約金 12 で 988 が戻ります。',
    kor: '1,000 USDT 예치가 사흘 남았습니다. 지금 해지하면 하루 0.4%, 위약금 12, 988이 돌아옵니다.',
    fra: 'Un dépôt de 1 000 USDT a encore trois jours : en sortir coûte 0,4 % par jour, 12 de pénalité, et 988 reviennent.',
    spa: 'A un depósito de 1.000 USDT le quedan tres días: salir ya cuesta un 0,4% por día, 12 de penalización, y vuelven 988.',
    vn: 'Khoản gửi 1.000 USDT còn ba ngày: rút bây giờ mất 0,4% mỗi ngày, phạt 12 và nhận lại 988.',
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
