import type { Texts } from '../texts';

const place: Texts<'place'> = {
  title: 'Vị trí',
  choose: 'Chọn vị trí',
  search: 'Thành phố, vùng hoặc quốc gia',
  use: 'Dùng {{place}}',
  address: '{{city}}, {{country}}',
  addressInRegion: '{{city}}, {{region}}, {{country}}',
  nothing: 'Không tìm thấy địa điểm',
  nothingHint: 'Thử từ khác hoặc tự nhập địa chỉ.',
  showAll: 'Hiện tất cả',
  mapOf: 'Bản đồ quanh {{place}}',
  closer: 'Phóng to',
  farther: 'Thu nhỏ',
  coordinates: 'Tọa độ',
  copy: 'Sao chép tọa độ',
  noPlace: 'Tọa độ không hợp lệ',
  noPlaceHint: 'Dùng vĩ độ từ -90 đến 90 và kinh độ từ -180 đến 180.',
};

export default place;
