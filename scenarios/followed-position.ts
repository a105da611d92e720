import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'followed-position',
  title: {
    en: 'A copied position',
    id: 'Posisi yang disalin',
    zh: '跟单仓位',
    hk: '跟單倉位',
    th: 'สถานะที่คัดลอก',
    jp: 'コピーしたポジション',
    kor: '복사한 포지션',
    fra: 'Une position copiée',
    spa: 'Una posición copiada',
    vn: 'Vị thế sao chép',
  },
  summary: {
    en: 'Rizky copies a bitcoin position of Maya. It closes with hers, unless he makes it his own and decides himself.',
    id: 'Rizky menyalin posisi bitcoin Maya. Posisi ditutup bersama milik Maya, kecuali ia mengelolanya sendiri.',
    zh: 'Rizky 复制了 Maya 的比特币仓位。它会随她一起平仓，除非他转为自持、自己决定。',
    hk: 'Rizky 複製了 Maya 的比特幣倉位。它會隨她一起平倉，除非他轉為自持、自己決定。',
    th: 'Rizky คัดลอกสถานะบิตคอยน์ของ Maya ซึ่งจะปิดพร้อมของเธอ เว้นแต่เขาจะถือเองและตัดสินใจเอง',
    jp: 'Rizky は Maya のビットコインのポジションをコピー中。自己保有にしない限り、彼女と一緒に決済されます。',
    kor: 'Rizky는 Maya의 비트코인 포지션을 복사했습니다. 직접 보유로 바꾸지 않으면 그녀와 함께 청산됩니다.',
    fra: "Rizky copie une position bitcoin de Maya. Elle se ferme avec la sienne, à moins qu'il ne la reprenne à son compte.",
    spa: 'Rizky copia una posición de bitcoin de Maya. Se cierra con la de ella, salvo que la haga suya y decida él mismo.',
    vn: 'Rizky sao chép một vị thế bitcoin của Maya. Nó đóng cùng vị thế của cô, trừ khi anh tự nắm giữ và tự quyết định.',
  },
  category: 'trading',
  tags: ['futures', 'copy'],
  needs: ['quotes', 'lever', 'wallet'],
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'follower',
  before: [
    { ago: '20m', persona: 'trader', position: 'BTC/USDT', side: 'long', lots: 40, multiple: 20 },
    { ago: '20m', persona: 'follower', follows: 'trader' },
  ],
});
