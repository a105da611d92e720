import type { Texts } from '../texts';

const picture: Texts<'picture'> = {
  pick: 'เลือกรูป',
  replace: 'เลือกรูปอื่น',
  remove: 'ลบรูป',
  retry: 'ส่งอีกครั้ง',
  uploading: 'กำลังส่งรูป',
  uploaded: 'ส่งรูปแล้ว',
  wait: 'โปรดรอจนกว่าจะส่งรูปเสร็จ',
  hint: 'JPG, PNG หรือ WebP ไม่เกิน 10 MB',
  tooLarge: 'รูปมีขนาดเกิน 10 MB',
  wrongType: 'เลือกรูป JPG, PNG หรือ WebP',
  damaged: 'ไฟล์นี้ไม่ใช่รูปภาพ',
  failed: 'ส่งรูปไม่สำเร็จ ลองอีกครั้ง',
};

export default picture;
