const payPassword = {
  title: 'Payment password',
  digits: '{{entered}} of {{length}} digits',
  keypad: 'Digits',
  delete: 'Delete last digit',
  field: 'Payment password',
  show: 'Show password',
  hide: 'Hide password',
  useLetters: 'My password has letters',
  useDigits: 'My password has 6 digits',
  forgot: 'Forgot password?',
  confirm: 'Confirm',
  checking: 'Checking',
  unset: 'No payment password yet',
  unsetHint: 'It protects your funds: it is required for withdrawals, new addresses and cards, and security changes.',
  set: 'Set payment password',
} as const;

export default payPassword;

declare module '../texts' {
  interface TextsByNamespace {
    'pay-password': typeof payPassword;
  }
}
