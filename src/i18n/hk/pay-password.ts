import type { Texts } from '../texts';

const payPassword: Texts<'pay-password'> = {
  title: '資金密碼',
  digits: '已輸入 {{entered}} 位，共 {{length}} 位',
  keypad: '數字鍵盤',
  delete: '刪除最後一位',
  field: '資金密碼',
  show: '顯示密碼',
  hide: '隱藏密碼',
  useLetters: '我的密碼含字母',
  useDigits: '使用 6 位數字鍵盤',
  forgot: '忘記密碼？',
  confirm: '確認',
  checking: '驗證中',
  unset: '尚未設定資金密碼',
  unsetHint: '資金密碼用於保護你的資金，提現、新增地址和銀行卡、更改安全設定時均須輸入。',
  set: '設定資金密碼',
};

export default payPassword;
