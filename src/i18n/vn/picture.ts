import type { Texts } from '../texts';

const picture: Texts<'picture'> = {
  pick: 'Chọn ảnh',
  replace: 'Chọn ảnh khác',
  remove: 'Xóa ảnh',
  retry: 'Gửi lại',
  uploading: 'Đang gửi ảnh',
  uploaded: 'Đã gửi ảnh',
  wait: 'Hãy chờ gửi xong ảnh',
  hint: 'JPG, PNG hoặc WebP, tối đa 10 MB',
  tooLarge: 'Ảnh lớn hơn 10 MB',
  wrongType: 'Hãy chọn ảnh JPG, PNG hoặc WebP',
  damaged: 'File này không phải là ảnh',
  failed: 'Không gửi được ảnh. Hãy thử lại',
};

export default picture;
