import type { Texts } from '../texts';

const webView: Texts<'web-view'> = {
  title: '網頁',
  failed: '網頁載入失敗',
  late: '網頁可能無法連接，或不容許在應用程式內顯示。請重試，或在瀏覽器開啟。',
  outside: '在瀏覽器開啟',
  refused: '無法開啟此網址',
  toContact: '聯絡我們',
  elsewhere: '相關頁面',
  problem: {
    missing: '連結沒有網址，以下頁面或有你需要的內容。',
    broken: '連結並非有效網址。',
    scheme: '應用程式內只可開啟安全網址。',
    credentials: '此網址的域名前有用戶名稱，是掩飾連結去向的常見手法。',
    host: '此網頁不屬於本平台。如連結由他人傳來，請提高警覺。',
    path: '此網址沒有相應文件。',
  },
};

export default webView;
