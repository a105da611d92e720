import { defineScenario } from '@sim/scenarios/scenario';

const spot = (ago: string, type: '1' | '2', amount: string) => ({
  ago,
  persona: 'follower',
  call: 'POST /coin/trade',
  fields: {
    currency_id: '1',
    legal_id: '3',
    type,
    amount,
    target_price: type === '1' ? 'last+1%' : 'last-1%',
    order_type: 'market',
  },
});

export default defineScenario({
  name: 'invited-friend',
  title: {
    en: 'Invited friend',
    id: 'Teman yang diundang',
    zh: '受邀好友',
    hk: '受邀好友',
    th: 'เพื่อนที่เชิญมา',
    jp: '招待した友だち',
    kor: '초대한 친구',
    fra: 'Ami invité',
    spa: 'Amigo invitado',
    vn: 'Bạn được mời',
  },
  summary: {
    en: 'Two people registered with Maya’s code and one of them trades: every midnight a fifth of the fees is hers.',
    id: 'Dua orang mendaftar dengan kode Maya dan satu di antaranya bertransaksi: tiap tengah malam seperlima biayanya milik Maya.',
    zh: '两人用 Maya 的邀请码注册，其中一人在交易：每到午夜，她得到五分之一的手续费。',
    hk: '兩人用 Maya 的邀請碼註冊，其中一人在交易：每到午夜，她得到五分之一的手續費。',
    th: 'มีสองคนสมัครด้วยรหัสของ Maya และหนึ่งคนซื้อขาย ทุกเที่ยงคืนเธอได้หนึ่งในห้าของค่าธรรมเนียม',
    jp: 'Maya のコードで2人が登録し、1人が取引中。毎日0時に手数料の5分の1が彼女に入ります。',
    kor: 'Maya의 코드로 두 명이 가입했고 한 명이 거래합니다. 매일 자정 수수료의 5분의 1이 그녀의 몫입니다.',
    fra: 'Deux personnes se sont inscrites avec le code de Maya, l’une négocie : chaque minuit, un cinquième des frais lui revient.',
    spa: 'Dos personas se registraron con el código de Maya y una opera: cada medianoche recibe un quinto de las comisiones.',
    vn: 'Hai người đăng ký bằng mã của Maya và một người giao dịch: mỗi nửa đêm cô nhận một phần năm phí.',
  },
  category: 'accounts',
  tags: ['invite', 'rebate', 'fees'],
  needs: ['membership', 'spot', 'lever'],
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'trader',
  grants: [{ persona: 'follower', asset: 'USDT', amount: '8000' }],
  before: [
    spot('3d', '1', '0.05'),
    spot('2d', '2', '0.02'),
    { ago: '26h', persona: 'follower', position: 'BTC/USDT', side: 'long', lots: 5, multiple: 20 },
    spot('25h', '1', '0.01'),
    spot('3h', '2', '0.01'),
  ],
});
