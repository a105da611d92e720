import type { Texts } from '../texts';

const place: Texts<'place'> = {
  title: '位置',
  choose: '選擇位置',
  search: '城市、地區或國家',
  use: '使用{{place}}',
  address: '{{country}}{{city}}',
  addressInRegion: '{{country}}{{region}}{{city}}',
  nothing: '找不到地點',
  nothingHint: '請搜尋其他地點，或自行輸入地址。',
  showAll: '顯示全部',
  mapOf: '{{place}}周邊地圖',
  closer: '放大',
  farther: '縮小',
  coordinates: '座標',
  copy: '複製座標',
  noPlace: '座標無效',
  noPlaceHint: '緯度須為 -90 至 90，經度須為 -180 至 180。',
};

export default place;
