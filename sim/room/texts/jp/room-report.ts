import type { Texts } from '@/i18n/texts';

const report: Texts<'room-report'> = {
  title: '問題を報告',
  close: '閉じる',
  note: '何が起きましたか？',
  about: '対象',
  now: '現在の時点',
  secrets: 'パスワードとコードを含める',
  secretsHint: '含めない場合は同じ形式の代わりの値が入ります。',
  holds:
    'レポートには実行の記録、画面、言語、バージョン、最近のエラーが含まれます。ファイルには画面の画像も含まれます。',
  copyLink: 'リンクをコピー',
  saveFile: 'ファイルを保存',
  link: 'レポートのリンク',
  made: 'レポートを作成しました。',
  copied: 'レポートのリンクをコピーしました（{{size}}）。',
  opened: {
    title: '問題のレポート',
    close: 'レポートを閉じる',
    again: '報告どおり再び拒否されました：{{text}}',
    otherwise: '今回は別の結果になりました：{{text}}',
    moment: '報告された時点です。',
    screen: '画面',
    language: '言語',
    versions: 'バージョン',
    errors: 'ページのエラー（{{value}}）',
    picture: '画面の画像',
  },
};

export default report;
