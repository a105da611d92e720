import type { Texts } from '../texts';

const errors: Texts<'errors'> = {
  logInFirst: 'ログインしてください',
  sessionEnded: 'セッションが切れました。再度ログインしてください',
  verifyFirst: '先に本人確認を行ってください',
  network: '取引所に接続できません',
  networkHint: 'インターネット接続を確認して、もう一度お試しください。',
  timeout: '取引所からの応答がありませんでした',
  unavailable: '取引所で問題が発生しています。しばらくしてからもう一度お試しください。',
  unsure: '応答がありません。処理が完了している場合があります。再試行の前に結果を確認してください',
  unsureSafe: '応答がありません。再試行しても二重に処理されることはありません。',
  server: '取引所からの応答を読み取れませんでした。もう一度お試しください',
  unreadable: '取引所からの応答に次の項目がないか、読み取れません：{{field}}',
  refused: '取引所がリクエストを拒否しました',
  tooMany: 'リクエストが多すぎます。しばらくしてからもう一度お試しください',
  tooManySeconds: 'リクエストが多すぎます。{{seconds}}秒後にもう一度お試しください',
  tooManyMinutes: 'リクエストが多すぎます。{{minutes}}分後にもう一度お試しください',
  parts: {
    balance: '残高を読み込めませんでした',
    identity: '本人確認の状況を読み込めませんでした',
    coins: 'コインを読み込めませんでした',
    account: 'アカウントを読み込めませんでした',
    unread: '未読の件数を読み込めませんでした',
  },
  failed: '利用できません',
  pageLoad: 'ページを読み込めませんでした',
  pageLoadHint: '接続が遅いか、途切れている可能性があります。',
  pageBroken: 'このページで問題が発生しました',
  pageBrokenHint: '取引所のデータに影響はありません。ページを開き直してください。',
  newVersion: '新しいバージョンがあります',
  newVersionHint: 'このページは古いバージョンです。更新しても入力内容は保持されます。',
  newVersionLoad: '更新',
  notFound: 'ページが見つかりません',
  notFoundHint: 'リンクが古いか、間違っている可能性があります。',
};

export default errors;
