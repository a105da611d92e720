import type { Texts } from '../texts';

const place: Texts<'place'> = {
  title: 'สถานที่',
  choose: 'เลือกสถานที่',
  search: 'เมือง ภูมิภาค หรือประเทศ',
  use: 'ใช้ {{place}}',
  address: '{{city}} {{country}}',
  addressInRegion: '{{city}} {{region}} {{country}}',
  nothing: 'ไม่พบสถานที่',
  nothingHint: 'ลองค้นหาใหม่ หรือพิมพ์ที่อยู่เอง',
  showAll: 'แสดงทั้งหมด',
  mapOf: 'แผนที่รอบ {{place}}',
  closer: 'ซูมเข้า',
  farther: 'ซูมออก',
  coordinates: 'พิกัด',
  copy: 'คัดลอกพิกัด',
  noPlace: 'พิกัดไม่ถูกต้อง',
  noPlaceHint: 'ใช้ละติจูด -90 ถึง 90 และลองจิจูด -180 ถึง 180',
};

export default place;
