import type { Texts } from '../texts';

const menu: Texts<'menu'> = {
  recharge: '입금',
  withdraw: '출금',
  transaction: '거래',
  transfer: '이체',
  margin: '선물',
  copytrade: '카피 트레이딩',
  ieo: '토큰 청약',
  lockming: '락업 마이닝',
  invest: '듀얼 투자',
  nft: 'NFT',
  borrowing: '대출',
  game: '미니 게임',
  vip: 'VIP',
  coupon: '쿠폰',
  bill: '거래 내역',
  otc: 'OTC',
  points: '포인트',
  chat: '채팅방',
  contactUs: '문의하기',
  alerts: '가격 알림',
  orders: '주문',
  records: '내역',
  settings: '설정',
};

export default menu;
