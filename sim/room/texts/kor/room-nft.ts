import type { Texts } from '@/i18n/texts';

const nft: Texts<'room-nft'> = {
  title: '작품',
  list: '갤러리 작품을 10분간 등록',
  lists: { auction: '경매', fixed: '고정가', box: '랜덤 박스' },
  listed: {
    auction: '경매가 시작되었습니다. 10분 후 종료됩니다.',
    fixed: '작품이 10분간 고정가로 판매됩니다.',
    box: '랜덤 박스가 10분간 판매됩니다.',
  },
  nextBox: '{{name}}의 다음 랜덤 박스',
  box: '{{rarity}} 지정',
  chance: '무작위',
  boxWillBe: '{{name}}의 다음 랜덤 박스 결과: {{rarity}}.',
  boxByChance: '결과가 다시 무작위로 정해집니다.',
  auctions: '고객이 참여한 경매',
  none: '입찰하거나 판매 중인 고객이 없습니다.',
  leads: '고객 최고 입찰',
  outbid: '더 높게 입찰',
  outbidOn: '{{name}} 최고 입찰자 밀어내기',
  outbidDone: '수집가가 {{name}}에 입찰했습니다.',
  end: '지금 종료',
  endOf: '{{name}} 경매 지금 종료',
  ended: '{{name}} 경매가 종료되었습니다.',
};

export default nft;
