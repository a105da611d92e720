import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'over-daily-limit',
  title: {
    en: 'Over the daily limit',
    id: 'Melebihi batas harian',
    zh: '超过单日限额',
    hk: '超出每日限額',
    th: 'เกินวงเงินต่อวัน',
    jp: '1日の上限を超える出金',
    kor: '일일 한도 초과',
    fra: 'Plafond journalier dépassé',
    spa: 'Límite diario superado',
    vn: 'Vượt hạn mức ngày',
  },
  summary: {
    en: 'Agus is VIP 1 and can withdraw 50,000 USD in 24 hours. 45,000 were paid out yesterday evening: 5,000 is left, and more from tonight.',
    id: 'Agus adalah VIP 1 dan boleh menarik 50.000 USD dalam 24 jam. 45.000 sudah dibayarkan tadi malam: tersisa 5.000, dan bertambah lagi malam ini.',
    zh: 'Agus 是 VIP 1，24 小时内可提现 50,000 USD。昨晚已提现 45,000，还剩 5,000，今晚起恢复。',
    hk: 'Agus 是 VIP 1，24 小時內可提現 50,000 USD。昨晚已提現 45,000，尚餘 5,000，今晚起增加。',
    th: 'Agus เป็น VIP 1 ถอนได้ 50,000 USD ใน 24 ชั่วโมง เย็นวานถอนไปแล้ว 45,000 เหลือ 5,000 และจะเพิ่มขึ้นตั้งแต่คืนนี้',
    jp: 'AgusはVIP 1で、24時間に50,000 USDまで出金できます。昨夜45,000 USDを出金したため残りは5,000 USDで、今夜から再び増えます。',
    kor: 'VIP 1인 Agus는 24시간에 50,000 USD까지 출금할 수 있습니다. 어제저녁 45,000이 나가 5,000이 남았고, 오늘 저녁부터 다시 늘어납니다.',
    fra: 'Agus est VIP 1 et peut retirer 50 000 USD par 24 heures. 45 000 ont été versés hier soir : il en reste 5 000, et davantage dès ce soir.',
    spa: 'Agus es VIP 1 y puede retirar 50.000 USD en 24 horas. Ayer por la tarde retiró 45.000: le quedan 5.000, y más desde esta noche.',
    vn: 'Agus là VIP 1, được rút 50.000 USD mỗi 24 giờ. Tối qua đã rút 45.000: còn 5.000, và được rút thêm từ tối nay.',
  },
  category: 'accounts',
  tags: ['withdrawal', 'limit', 'vip'],
  needs: ['accounts', 'payout', 'wallet'],
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'vip-1',
  before: [
    {
      ago: '14h',
      persona: 'vip-1',
      call: 'POST /wallet/out',
      fields: { currency: '3', number: '45000', address: 'TSIM0AddressOfTheSandbox', pay_password: '123456' },
    },
    { ago: '13h', action: 'backOffice.approve', input: { id: 'withdrawal:1' } },
  ],
});
