import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'copy-through-a-drawdown',
  title: {
    en: 'Copying through a drawdown',
    id: 'Menyalin saat merugi',
    zh: '跟单经历回撤',
    hk: '跟單經歷回撤',
    th: 'คัดลอกผ่านช่วงขาดทุน',
    jp: '下落を耐えるコピー',
    kor: '하락을 견디는 카피',
    fra: 'Copier pendant une baisse',
    spa: 'Copiar durante una caída',
    vn: 'Sao chép qua đợt sụt giảm',
  },
  summary: {
    en: 'Rizky copies Maya, who is long bitcoin. It falls three percent, he can hold on or take the copy over; it recovers, and after eleven minutes Maya closes with a profit, and his copy with it.',
    id: 'Rizky menyalin Maya yang long bitcoin. Harga turun tiga persen: ia bisa bertahan atau mengambil alih; harga pulih, dan setelah sebelas menit Maya menutup dengan laba, bersama salinannya.',
    zh: 'Rizky 跟单做多比特币的 Maya。价格下跌百分之三，他可以坚持或转为自持；价格回升，十一分钟后 Maya 获利平仓，他的跟单同时平仓。',
    hk: 'Rizky 跟單做多比特幣的 Maya。價格下跌百分之三，他可以堅持或轉為自持；價格回升，十一分鐘後 Maya 獲利平倉，他的跟單同時平倉。',
    th: 'Rizky คัดลอก Maya ที่ลองบิตคอยน์ ราคาร่วงสามเปอร์เซ็นต์ เขาจะทนหรือถือเองก็ได้ ราคาฟื้น และหลังสิบเอ็ดนาที Maya ปิดทำกำไรพร้อมสถานะของเขา',
    jp: 'Rizky はビットコインをロングする Maya をコピー中。三パーセント下落し、耐えるか自己保有にするか。回復し、十一分後に Maya が利益確定、コピーも決済されます。',
    kor: 'Rizky는 비트코인 롱인 Maya를 복사합니다. 3퍼센트 하락하고, 버티거나 직접 보유할 수 있습니다. 회복 후 11분 뒤 Maya가 이익으로 청산하고 그의 복사도 닫힙니다.',
    fra: 'Rizky copie Maya, longue sur le bitcoin. Le cours perd trois pour cent : il tient ou reprend la position ; il remonte, et après onze minutes Maya ferme avec un gain, sa copie aussi.',
    spa: 'Rizky copia a Maya, larga en bitcoin. Cae un tres por ciento: puede aguantar o quedarse la posición; se recupera y a los once minutos Maya cierra con ganancia, y su copia con ella.',
    vn: 'Rizky sao chép Maya đang long bitcoin. Giá giảm ba phần trăm, anh có thể chịu đựng hoặc tự giữ; giá hồi phục, sau mười một phút Maya chốt lời và bản sao của anh cũng đóng.',
  },
  category: 'trading',
  tags: ['futures', 'copy', 'drawdown'],
  needs: ['quotes', 'follow', 'lever', 'wallet'],
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'follower',
  before: [
    { ago: '20m', persona: 'trader', position: 'BTC/USDT', side: 'long', lots: 300, multiple: 20 },
    { ago: '20m', persona: 'follower', follows: 'trader' },
  ],
  script: [
    { at: '1m', action: 'market.shock', input: { symbol: 'BTC/USDT', percent: -3, rampSeconds: 90 } },
    { at: '6m', action: 'market.shock', input: { symbol: 'BTC/USDT', percent: 5, rampSeconds: 180 } },
    {
      at: '11m',
      action: 'people.call',
      input: { who: 'trader', call: 'POST /lever/batch_close', fields: { type: '0' } },
    },
  ],
});
