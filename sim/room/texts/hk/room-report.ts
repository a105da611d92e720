import type { Texts } from '@/i18n/texts';

const report: Texts<'room-report'> = {
  title: '回報問題',
  close: '關閉',
  note: '出了甚麼問題？',
  about: '關於',
  now: '目前時刻',
  secrets: '包含密碼和驗證碼',
  secretsHint: '否則以相同格式的替代內容代替。',
  holds: '報告包含運行記錄、頁面、語言、版本和最近的錯誤。檔案還包含頁面截圖。',
  copyLink: '複製連結',
  saveFile: '儲存檔案',
  link: '報告連結',
  made: '報告已產生。',
  copied: '已複製報告連結（{{size}}）。',
  opened: {
    title: '問題報告',
    close: '關閉報告',
    again: '再次被拒絕，與報告一致：{{text}}',
    otherwise: '這次的結果不同：{{text}}',
    moment: '這是報告所指的時刻。',
    screen: '頁面',
    language: '語言',
    versions: '版本',
    errors: '頁面錯誤（{{value}}）',
    picture: '頁面截圖',
  },
};

export default report;
