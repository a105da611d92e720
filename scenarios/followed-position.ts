import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'followed-position',
  title: {
    en: 'A copied position',
    id: 'Posisi yang disalin',
    zh: '跟单持仓',
    hk: '跟單持倉',
    th: 'โพซิชันที่คัดลอกมา',
    jp: 'コピーしたポジション',
    kor: '카피 포지션',
    fra: 'Une position copiée',
    spa: 'Una posición copiada',
    vn: 'Vị thế sao chép',
  },
  summary: {
    en: 'Rizky copies Maya’s bitcoin position. It closes with hers, unless he detaches it and manages it himself.',
    id: 'Rizky menyalin posisi bitcoin Maya. Posisi ditutup bersama milik Maya, kecuali ia memegangnya sendiri.',
    zh: 'Rizky 跟单了 Maya 的比特币持仓，将随她一起平仓，除非他转为自持、自行管理。',
    hk: 'Rizky 跟單 Maya 的比特幣持倉。它會隨她一起平倉，除非他轉為自持，自行管理。',
    th: 'Rizky คัดลอกโพซิชันบิตคอยน์ของ Maya ซึ่งจะปิดพร้อมของเธอ เว้นแต่เขาเลือกถือเอง',
    jp: 'RizkyはMayaのビットコインのポジションをコピー中。自分で保有に切り替えない限り、Mayaの決済と同時に決済されます。',
    kor: 'Rizky는 Maya의 비트코인 포지션을 카피했습니다. 직접 보유로 전환해 스스로 관리하지 않으면 Maya와 함께 종료됩니다.',
    fra: 'Rizky copie la position bitcoin de Maya. Elle se ferme avec celle de Maya, sauf s’il la détache pour la gérer lui-même.',
    spa: 'Rizky copia la posición de bitcoin de Maya. Se cierra con la de ella, salvo que él pase a gestionarla por su cuenta.',
    vn: 'Rizky sao chép vị thế bitcoin của Maya. Vị thế đóng theo cô, trừ khi anh chọn Tự giữ và tự quản lý.',
  },
  category: 'trading',
  tags: ['futures', 'copy'],
  needs: ['quotes', 'futures', 'wallet'],
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'follower',
  before: [
    { ago: '20m', persona: 'trader', position: 'BTC/USDT', side: 'long', lots: 40, multiple: 20 },
    { ago: '20m', persona: 'follower', follows: 'trader' },
  ],
});
