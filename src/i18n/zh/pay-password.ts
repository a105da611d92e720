import type { Texts } from '../texts';

const payPassword: Texts<'pay-password'> = {
  title: '资金密码',
  digits: '已输入 {{entered}} 位，共 {{length}} 位',
  keypad: '数字键盘',
  delete: '删除末位',
  field: '资金密码',
  show: '显示密码',
  hide: '隐藏密码',
  useLetters: '我的密码含字母',
  useDigits: '使用 6 位数字键盘',
  forgot: '忘记密码？',
  confirm: '确认',
  checking: '验证中',
  unset: '尚未设置资金密码',
  unsetHint: '资金密码用于保护您的资金，提现、添加地址和银行卡、修改安全设置时均需验证。',
  set: '设置资金密码',
};

export default payPassword;
