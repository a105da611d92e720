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
    hk: '已邀請好友',
    th: 'เพื่อนที่ชวนมา',
    jp: '招待した友達',
    kor: '초대한 친구',
    fra: 'Ami parrainé',
    spa: 'Amigo invitado',
    vn: 'Bạn bè được mời',
  },
  summary: {
    en: 'Two people registered with Maya’s code and one of them trades: every midnight she earns a fifth of the fees.',
    id: 'Dua orang mendaftar dengan kode Maya dan satu di antaranya bertransaksi: tiap tengah malam Maya mendapat seperlima biayanya.',
    zh: '两人用 Maya 的邀请码注册，其中一人在交易：每日零点，她获得手续费的五分之一作为返佣。',
    hk: '兩人以 Maya 的邀請碼註冊，其中一人有交易：每到午夜，她獲得手續費的五分之一。',
    th: 'มีสองคนสมัครด้วยรหัสเชิญของ Maya และหนึ่งในนั้นเทรดอยู่ ทุกเที่ยงคืนเธอได้หนึ่งในห้าของค่าธรรมเนียม',
    jp: 'Mayaの招待コードで2人が登録し、1人が取引中。毎日0:00に、手数料の5分の1が紹介報酬として入ります。',
    kor: 'Maya의 추천 코드로 두 명이 가입했고 한 명이 거래합니다. Maya는 매일 자정 수수료의 5분의 1을 리베이트로 받습니다.',
    fra: 'Deux personnes se sont inscrites avec le code de Maya et l’une d’elles trade : chaque nuit à minuit, Maya touche un cinquième des frais.',
    spa: 'Dos personas se registraron con el código de Maya y una de ellas opera: cada medianoche Maya gana una quinta parte de las comisiones.',
    vn: 'Hai người đăng ký bằng mã của Maya và một người giao dịch: mỗi nửa đêm cô nhận một phần năm số phí.',
  },
  category: 'accounts',
  tags: ['invite', 'rebate', 'fees'],
  needs: ['membership', 'spot', 'futures'],
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
