import type { Texts } from '@/i18n/texts';

const nft: Texts<'room-nft'> = {
  title: '作品',
  list: '上架畫廊作品，為期十分鐘',
  lists: { auction: '拍賣', fixed: '定價', box: '盲盒' },
  listed: {
    auction: '拍賣已開始，十分鐘後結束。',
    fixed: '作品已以定價上架，為期十分鐘。',
    box: '盲盒已上架，為期十分鐘。',
  },
  nextBox: '{{name}} 的下一個盲盒',
  box: '開出{{rarity}}',
  chance: '隨機',
  boxWillBe: '{{name}} 打開的下一個盲盒將為{{rarity}}。',
  boxByChance: '結果已恢復隨機。',
  auctions: '有用戶參與的拍賣',
  none: '沒有用戶在拍賣中出價或出售。',
  leads: '用戶領先',
  outbid: '超越出價',
  outbidOn: '超越 {{name}} 的領先出價',
  outbidDone: '藏家已對 {{name}} 出價。',
  end: '立即結束',
  endOf: '立即結束 {{name}} 的拍賣',
  ended: '{{name}} 的拍賣已結束。',
};

export default nft;
