import type { Texts } from '../texts';

const place: Texts<'place'> = {
  title: '위치',
  choose: '위치 선택',
  search: '도시, 지역 또는 국가',
  use: '{{place}} 선택',
  address: '{{country}} {{city}}',
  addressInRegion: '{{country}} {{region}} {{city}}',
  nothing: '위치를 찾을 수 없습니다',
  nothingHint: '다른 검색어를 입력하거나 주소를 직접 입력하세요.',
  showAll: '전체 보기',
  mapOf: '{{place}} 주변 지도',
  closer: '확대',
  farther: '축소',
  coordinates: '좌표',
  copy: '좌표 복사',
  noPlace: '잘못된 좌표입니다',
  noPlaceHint: '위도는 -90~90, 경도는 -180~180 범위로 입력하세요.',
};

export default place;
