import type { SomeTexts } from '../texts';

/** The terms and the privacy policy themselves are shown in English. */
const auth: SomeTexts<'auth'> = {
  login: {
    title: 'ログイン',
    promise: 'ひとつの口座で、すべての市場を',
    reason: '暗号資産、先物、オプション、株式をリアルタイムの価格で。ログインすると続きから再開できます。',
    byAccount: 'メールまたはアカウント',
    byPhone: '電話番号',
    forgot: 'パスワードをお忘れですか？',
    noAccount: 'はじめての方は',
    create: 'アカウントを作成',
    success: 'ログインしました',
  },
  register: {
    title: 'アカウント作成',
    invite: '招待コード',
    inviteOptional: '招待コード（任意）',
    haveAccount: '登録済みの方は',
    success: 'アカウントを作成しました。ログインしてください',
    submit: 'アカウントを作成',
  },
  forgot: {
    title: 'パスワードの再設定',
    intro: 'アカウントのメールアドレスまたは電話番号を入力してください。確認コードをお送りします。',
    success: 'パスワードを変更しました。新しいパスワードでログインしてください',
    submit: 'パスワードを変更',
  },
  way: {
    label: 'ログイン方法',
    email: 'メール',
    mobile: '電話番号',
  },
  email: 'メールアドレス',
  account: 'メールまたはアカウント',
  phone: '電話番号',
  areaCode: '国番号：{{country}} +{{dial}}',
  password: 'パスワード',
  newPassword: '新しいパスワード',
  again: 'パスワード（確認）',
  showPassword: 'パスワードを表示',
  hidePassword: 'パスワードを隠す',
  passwordRule: '7～16文字',
  strength: {
    label: '強度：{{level}}',
    weak: '弱い',
    fair: '普通',
    strong: '強い',
    hint: '大文字・小文字・数字・記号を組み合わせてください',
  },
  steps: {
    label: 'ステップ {{step}} / {{count}}',
    account: 'アカウント',
    code: '認証',
    password: 'パスワード',
  },
  code: {
    label: '確認コード',
    sentTo: '{{account}} に6桁のコードを送信しました。有効期限は10分です。',
    sent: 'コードを送信しました',
    resend: '再送信',
    resendIn: '{{time}} 後に再送信',
    change: '変更',
    digit: '{{length}}桁中{{position}}桁目',
    send: 'コードを送信',
  },
  agree: '<terms>利用規約</terms>と<privacy>プライバシーポリシー</privacy>を読み、同意します',
  agreeAndClose: '同意して閉じる',
  agreeFirst: '利用規約とプライバシーポリシーに同意してください',
  area: {
    title: '国番号',
    search: '国名または番号で検索',
    recent: '最近の選択',
    all: 'すべての国と地域',
    nothing: '国が見つかりません',
    nothingHint: 'つづりを確認するか、+62 のように番号で検索してください。',
    clear: 'すべて表示',
  },
  terms: {
    title: '利用規約',
  },
  privacy: {
    title: 'プライバシーポリシー',
  },
};

export default auth;
