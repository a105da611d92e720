import type { Texts } from '@/i18n/texts';

const nft: Texts<'room-nft'> = {
  title: '作品',
  list: 'ギャラリーの作品を10分間出品',
  lists: { auction: 'オークション', fixed: '固定価格', box: 'ブラインドボックス' },
  listed: {
    auction: 'オークションを開始しました。10分後に終了します。',
    fixed: '作品を固定価格で10分間販売します。',
    box: 'ブラインドボックスを10分間販売します。',
  },
  nextBox: '{{name}}の次のブラインドボックス',
  box: '{{rarity}}にする',
  chance: 'ランダム',
  boxWillBe: '{{name}}が次に開封するブラインドボックスは{{rarity}}になります。',
  boxByChance: '結果をランダムに戻しました。',
  auctions: '顧客が参加中のオークション',
  none: 'オークションに参加中の顧客はいません。',
  leads: '顧客が最高額',
  outbid: '高値で入札',
  outbidOn: '{{name}}の最高額を更新',
  outbidDone: 'コレクターが{{name}}に入札しました。',
  end: '今すぐ終了',
  endOf: '{{name}}のオークションを今すぐ終了',
  ended: '{{name}}のオークションを終了しました。',
};

export default nft;
