import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'copy-through-a-drawdown',
  title: {
    en: 'Copying through a drawdown',
    id: 'Menyalin saat drawdown',
    zh: '跟单遇回撤',
    hk: '跟單熬過回撤',
    th: 'คัดลอกผ่านช่วงขาดทุน',
    jp: '含み損に耐えるコピー',
    kor: '하락을 견디는 카피',
    fra: 'Copier malgré la baisse',
    spa: 'Copiar durante una caída',
    vn: 'Sao chép qua nhịp sụt giảm',
  },
  summary: {
    en: 'Rizky copies Maya, who is long bitcoin. It falls three percent, and he can hold on or detach the copy. It recovers, and after eleven minutes Maya closes with a profit, and his copy with her.',
    id: 'Rizky menyalin Maya yang long bitcoin. Harga turun tiga persen: ia bisa bertahan atau memegang sendiri; harga pulih, dan setelah sebelas menit Maya menutup dengan laba, bersama salinannya.',
    zh: 'Maya 做多比特币，Rizky 跟单。价格下跌 3%，他可以继续持有，也可以转为自持。随后价格回升，十一分钟后 Maya 获利平仓，他的跟单同时平仓。',
    hk: 'Rizky 跟單做多比特幣的 Maya。價格下跌 3%，他可以堅持，亦可轉為自持。價格回升，十一分鐘後 Maya 獲利平倉，他的跟單同時平倉。',
    th: 'Rizky คัดลอก Maya ที่ Long บิตคอยน์ ราคาร่วงสามเปอร์เซ็นต์ เขาจะทนต่อหรือเลือกถือเองก็ได้ แล้วราคาฟื้น ผ่านไปสิบเอ็ดนาที Maya ปิดทำกำไร และโพซิชันของเขาปิดพร้อมกัน',
    jp: 'RizkyはビットコインをロングしているMayaをコピー中。価格が3%下落し、耐えるか自分で保有に切り替えるかを選べます。その後回復し、11分後にMayaが利益を出して決済すると、コピーも決済されます。',
    kor: 'Rizky는 비트코인 롱인 Maya를 카피합니다. 가격이 3% 하락하면 버티거나 직접 보유로 전환할 수 있습니다. 이후 회복해 11분 뒤 Maya가 수익으로 종료하고 카피 포지션도 함께 종료됩니다.',
    fra: 'Rizky copie Maya, en long sur le bitcoin. Le cours perd trois pour cent : il peut tenir ou détacher la copie. Le cours remonte et, après onze minutes, Maya ferme avec un gain, et la copie avec elle.',
    spa: 'Rizky copia a Maya, que está en largo en bitcoin. Cae un tres por ciento y él puede aguantar o gestionar la copia por su cuenta. Se recupera y, a los once minutos, Maya cierra con ganancia y la copia se cierra con ella.',
    vn: 'Rizky sao chép Maya, người đang Long bitcoin. Giá giảm ba phần trăm: anh có thể gồng tiếp hoặc chọn Tự giữ. Giá hồi phục, sau mười một phút Maya đóng vị thế có lãi, và vị thế sao chép của anh đóng theo.',
  },
  category: 'trading',
  tags: ['futures', 'copy', 'drawdown'],
  needs: ['quotes', 'copy', 'futures', 'wallet'],
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
