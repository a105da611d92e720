import type { Texts } from '../texts';

const picture: Texts<'picture'> = {
  pick: '選擇圖片',
  replace: '更換圖片',
  remove: '移除圖片',
  retry: '重新上載',
  uploading: '正在上載圖片',
  uploaded: '圖片已上載',
  wait: '請等待圖片上載完成',
  hint: 'JPG、PNG 或 WebP，最大 10 MB',
  tooLarge: '圖片超過 10 MB',
  wrongType: '請選擇 JPG、PNG 或 WebP 圖片',
  damaged: '此檔案不是圖片',
  failed: '圖片上載失敗，請重試',
};

export default picture;
