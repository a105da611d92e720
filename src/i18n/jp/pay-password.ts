import type { Texts } from '../texts';

const payPassword: Texts<'pay-password'> = {
  title: '資金パスワード',
  digits: '{{length}}桁中{{entered}}桁入力済み',
  keypad: '数字キー',
  delete: '1文字削除',
  field: '資金パスワード',
  show: 'パスワードを表示',
  hide: 'パスワードを非表示',
  useLetters: '英字を含むパスワードを入力',
  useDigits: '6桁の数字キーで入力',
  forgot: 'パスワードをお忘れですか？',
  confirm: '確認',
  checking: '確認中',
  unset: '資金パスワードが未設定です',
  unsetHint: '資金を保護するためのパスワードです。出金、アドレスやカードの追加、セキュリティ設定の変更時に必要です。',
  set: '資金パスワードを設定',
};

export default payPassword;
