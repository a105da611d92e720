const payPassword = {
  title: 'Payment password',
  digits: '{{entered}} of {{length}} digits',
  keypad: 'Digits',
  delete: 'Delete last digit',
  field: 'Payment password',
  show: 'Show password',
  hide: 'Hide password',
  useLetters: 'My password has letters',
  useDigits: 'Use the six-digit keypad',
  forgot: 'Forgot it?',
  confirm: 'Confirm',
  checking: 'Checking',
  unset: 'You have no payment password yet',
  unsetHint:
    'It protects your money: withdrawals, new addresses and cards, and changes of your security settings ask for it.',
  set: 'Set payment password',
} as const;

export default payPassword;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'pay-password': typeof payPassword;
  }
}
