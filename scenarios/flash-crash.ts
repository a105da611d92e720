import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'flash-crash',
  title: {
    en: 'Flash crash',
    id: 'Flash crash',
    zh: '闪崩',
    hk: '閃崩',
    th: 'ราคาร่วงฉับพลัน',
    jp: 'フラッシュクラッシュ',
    kor: '순간 폭락',
    fra: 'Krach éclair',
    spa: 'Desplome repentino',
    vn: 'Sập giá chớp nhoáng',
  },
  summary: {
    en: 'Two calm minutes, then bitcoin loses fifteen percent in thirty seconds, drags the market along and recovers.',
    id: 'Dua menit tenang, lalu bitcoin turun lima belas persen dalam tiga puluh detik, menyeret pasar, dan pulih.',
    zh: '平静两分钟后，比特币三十秒内下跌 15%，拖累全市场，随后反弹。',
    hk: '平靜兩分鐘後，比特幣三十秒內下跌 15%，拖低大市，其後反彈。',
    th: 'สงบสองนาที แล้วบิตคอยน์ร่วงสิบห้าเปอร์เซ็นต์ในสามสิบวินาที ฉุดทั้งตลาดลงก่อนจะฟื้นตัว',
    jp: '静かな2分間のあと、ビットコインが30秒で15%下落。相場全体を巻き込み、その後回復します。',
    kor: '2분간 잠잠하다가 비트코인이 30초 만에 15% 급락해 시장 전체를 끌어내린 뒤 회복합니다.',
    fra: 'Deux minutes de calme, puis le bitcoin perd quinze pour cent en trente secondes, entraîne le marché et se reprend.',
    spa: 'Dos minutos de calma; luego bitcoin pierde un quince por ciento en treinta segundos, arrastra al mercado y se recupera.',
    vn: 'Hai phút yên ả, rồi bitcoin mất mười lăm phần trăm trong ba mươi giây, kéo cả thị trường xuống rồi hồi phục.',
  },
  category: 'market',
  tags: ['crash', 'tour'],
  needs: ['quotes', 'spot', 'wallet'],
  tour: true,
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'trader',
  grants: [
    { persona: 'trader', asset: 'USDT', amount: '50000' },
    { persona: 'trader', asset: 'BTC', amount: '1' },
  ],
  before: [
    {
      persona: 'trader',
      call: 'POST /coin/trade',
      fields: { currency_id: '1', legal_id: '3', type: '1', amount: '0.2', target_price: 'last-8%' },
    },
  ],
  script: [
    { at: '2m', action: 'market.shock', input: { symbol: 'BTC/USDT', percent: -15, rampSeconds: 30 } },
    { at: '6m', action: 'market.shock', input: { symbol: 'BTC/USDT', percent: 11, rampSeconds: 180 } },
  ],
});
