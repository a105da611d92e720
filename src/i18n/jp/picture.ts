import type { Texts } from '../texts';

const picture: Texts<'picture'> = {
  pick: '画像を選択',
  replace: '別の画像を選択',
  remove: '画像を削除',
  retry: '再送信',
  uploading: '画像を送信中',
  uploaded: '画像を送信しました',
  wait: '画像の送信が完了するまでお待ちください',
  hint: 'JPG、PNG、WebP、10 MBまで',
  tooLarge: '画像が10 MBを超えています。10 MB以下の画像を選択してください',
  wrongType: 'JPG、PNG、WebPの画像を選択してください',
  damaged: 'このファイルは画像ではありません。別のファイルを選択してください',
  failed: '画像を送信できませんでした。もう一度お試しください',
};

export default picture;
