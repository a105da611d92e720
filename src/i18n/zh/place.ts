import type { Texts } from '../texts';

const place: Texts<'place'> = {
  title: '位置',
  choose: '选择位置',
  search: '城市、地区或国家',
  use: '使用{{place}}',
  address: '{{country}}{{city}}',
  addressInRegion: '{{country}}{{region}}{{city}}',
  nothing: '未找到地点',
  nothingHint: '请更换关键词，或手动输入地址。',
  showAll: '显示全部',
  mapOf: '{{place}}周边地图',
  closer: '放大',
  farther: '缩小',
  coordinates: '坐标',
  copy: '复制坐标',
  noPlace: '坐标无效',
  noPlaceHint: '纬度范围 -90 至 90，经度范围 -180 至 180。',
};

export default place;
