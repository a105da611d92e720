import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'frozen-socket',
  title: {
    en: 'Frozen socket',
    id: 'Soket membeku',
    zh: '连接假死',
    hk: '連線假死',
    th: 'การเชื่อมต่อค้าง',
    jp: '無反応のソケット',
    kor: '멈춘 소켓',
    fra: 'Socket figé',
    spa: 'Socket congelado',
    vn: 'Socket treo',
  },
  summary: {
    en: 'The connection stays open and says nothing for three and a half minutes: prices must not pretend to be live.',
    id: 'Koneksi tetap terbuka tetapi diam selama tiga setengah menit: harga tidak boleh tampak seolah masih live.',
    zh: '连接未断，但三分半钟没有任何消息：价格不能假装实时。',
    hk: '連線保持開啟，卻有三分半鐘毫無動靜：價格不可扮作即時。',
    th: 'การเชื่อมต่อยังเปิดอยู่แต่เงียบไปสามนาทีครึ่ง แอปต้องไม่แสดงว่าราคายังสด',
    jp: '接続は開いたまま、3分半にわたって何も届きません。価格がリアルタイムであるかのように見せてはいけません。',
    kor: '연결은 열려 있지만 3분 30초 동안 아무 데이터도 오지 않습니다. 멈춘 가격이 실시간처럼 보여서는 안 됩니다.',
    fra: 'La connexion reste ouverte et se tait pendant trois minutes et demie : les prix ne doivent pas faire semblant d’être en direct.',
    spa: 'La conexión sigue abierta y calla tres minutos y medio: los precios no deben fingir que están en vivo.',
    vn: 'Kết nối vẫn mở nhưng im lặng ba phút rưỡi: giá không được hiển thị như đang chạy trực tiếp.',
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
