import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'support-answers',
  title: {
    en: 'Customer service answers',
    id: 'Layanan pelanggan menjawab',
    zh: '客服回复',
    hk: '客服回覆',
    th: 'ฝ่ายบริการลูกค้าตอบ',
    jp: 'カスタマーサポートの回答',
    kor: '고객센터의 답변',
    fra: 'Le service client répond',
    spa: 'Atención al cliente responde',
    vn: 'Hỗ trợ khách hàng trả lời',
  },
  summary: {
    en: 'Budi’s deposit is missing: the automatic answer came at once, he asked for an agent, and in half a minute one writes back.',
    id: 'Deposit Budi belum masuk: jawaban otomatis langsung datang, ia meminta agen, dan setengah menit lagi agen membalas.',
    zh: 'Budi 的充值未到账：自动回复即时送达，他要求转人工客服，半分钟后客服回复。',
    hk: 'Budi 的充值未到帳：自動回覆即時送達，他要求聯絡客服專員，半分鐘內便有專員回覆。',
    th: 'เงินฝากของ Budi ยังไม่เข้า ระบบตอบอัตโนมัติทันที เขาขอคุยกับเจ้าหน้าที่ และอีกครึ่งนาทีจะมีเจ้าหน้าที่ตอบกลับ',
    jp: 'Budiの入金が届きません。自動回答はすぐに来ましたが、担当者を希望し、30秒後に返信が届きます。',
    kor: 'Budi의 입금이 보이지 않습니다. 자동 답변이 바로 왔고 상담원을 요청했으며, 30초 뒤 상담원이 답변합니다.',
    fra: 'Il manque un dépôt à Budi : la réponse automatique est arrivée aussitôt, il a demandé un conseiller, et dans une demi-minute l’un d’eux lui écrit.',
    spa: 'Falta el depósito de Budi: la respuesta automática llegó al momento, él pidió un agente y en medio minuto uno le escribe.',
    vn: 'Budi chưa thấy tiền nạp: câu trả lời tự động đến ngay, anh xin gặp nhân viên, và nửa phút sau có người trả lời.',
  },
  category: 'accounts',
  tags: ['support', 'agent', 'back-office', 'tour'],
  needs: ['support', 'messages', 'accounts'],
  tour: true,
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'verified-1',
  before: [
    { ago: '6m', action: 'support.ask', input: { who: 'verified-1', about: 'depositMissing' } },
    { ago: '4m', action: 'support.ask', input: { who: 'verified-1', about: 'wantsAgent' } },
  ],
  script: [
    { at: '30s', action: 'support.type', input: { who: 'verified-1' } },
    { at: '35s', action: 'support.answer', input: { who: 'verified-1', reply: 'depositFound' } },
  ],
});
