import type { Texts } from '../texts';

const place: Texts<'place'> = {
  title: '所在地',
  choose: '所在地を選択',
  search: '都市・地域・国',
  use: '{{place}}を使用',
  address: '{{country}} {{city}}',
  addressInRegion: '{{country}} {{region}} {{city}}',
  nothing: '場所が見つかりません',
  nothingHint: '別の言葉で検索するか、所在地を直接入力してください。',
  showAll: 'すべて表示',
  mapOf: '{{place}}周辺の地図',
  closer: '拡大',
  farther: '縮小',
  coordinates: '座標',
  copy: '座標をコピー',
  noPlace: '無効な座標です',
  noPlaceHint: '緯度は-90～90、経度は-180～180の範囲で指定してください。',
};

export default place;
