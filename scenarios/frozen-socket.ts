import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'frozen-socket',
  title: {
    en: 'Frozen socket',
    id: 'Soket membeku',
    zh: '连接假死',
    hk: '連線假死',
    th: 'ซ็อกเก็ตค้าง',
    jp: '固まったソケット',
    kor: '멈춘 소켓',
    fra: 'Socket figé',
    spa: 'Socket congelado',
    vn: 'Socket đóng băng',
  },
  summary: {
    en: 'The connection stays open and says nothing for three and a half minutes: prices must not pretend to be live.',
    id: 'Koneksi tetap terbuka tetapi diam selama tiga setengah menit: harga tidak boleh berpura-pura masih langsung.',
    zh: '连接保持打开，但三分半钟没有任何消息：价格不能假装实时。',
    hk: '連線保持打開，但三分半鐘沒有任何訊息：價格不能假裝即時。',
    th: 'การเชื่อมต่อยังเปิดอยู่แต่เงียบสามนาทีครึ่ง ราคาต้องไม่แสร้งว่าเป็นราคาสด',
    jp: '接続は開いたまま三分半何も届きません。価格がライブのふりをしてはいけません。',
    kor: '연결은 열려 있지만 3분 30초 동안 아무 말이 없습니다. 가격이 실시간인 척해서는 안 됩니다.',
    fra: 'La connexion reste ouverte et se tait trois minutes et demie : les prix ne doivent pas faire semblant d’être en direct.',
    spa: 'La conexión sigue abierta y calla tres minutos y medio: los precios no deben fingir que están en vivo.',
    vn: 'Kết nối vẫn mở nhưng im lặng ba phút rưỡi: giá không được giả vờ là trực tiếp.',
  },
  category: 'faults',
  tags: ['realtime', 'socket'],
  needs: ['quotes', 'faults'],
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'trader',
  script: [
    { at: '30s', action: 'faults.set', input: { muteEvents: true } },
    { at: '4m', action: 'faults.set', input: { muteEvents: false } },
  ],
});
