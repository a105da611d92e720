import type { Texts } from '@/i18n/texts';

const nft: Texts<'room-nft'> = {
  title: '作品',
  list: '上架画廊作品，为期十分钟',
  lists: { auction: '拍卖', fixed: '一口价', box: '盲盒' },
  listed: {
    auction: '拍卖已开始，十分钟后结束。',
    fixed: '作品已以一口价上架，为期十分钟。',
    box: '盲盒已上架，为期十分钟。',
  },
  nextBox: '{{name}} 的下一个盲盒',
  box: '开出{{rarity}}',
  chance: '随机',
  boxWillBe: '{{name}} 打开的下一个盲盒将为{{rarity}}。',
  boxByChance: '结果已恢复随机。',
  auctions: '有用户参与的拍卖',
  none: '没有用户在拍卖中出价或出售。',
  leads: '用户领先',
  outbid: '超过出价',
  outbidOn: '超过 {{name}} 的领先出价',
  outbidDone: '藏家已对 {{name}} 出价。',
  end: '立即结束',
  endOf: '立即结束 {{name}} 的拍卖',
  ended: '{{name}} 的拍卖已结束。',
};

export default nft;
