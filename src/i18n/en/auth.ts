const auth = {
  login: {
    title: 'Log in',
    promise: 'One account, every market',
    reason: 'Crypto, futures, options and stocks at live prices. Log in and pick up where you left off.',
    byAccount: 'E-mail or account',
    byPhone: 'Phone',
    forgot: 'Forgot password?',
    noAccount: 'New here?',
    create: 'Create an account',
    locked: 'Can’t log in?',
    contact: 'Contact us',
    success: 'You are logged in',
  },
  register: {
    title: 'Create account',
    reason: 'Free and ready in a minute: an e-mail or phone, a code and a password.',
    invite: 'Referral code',
    inviteOptional: 'Referral code (optional)',
    haveAccount: 'Already registered?',
    success: 'Your account is ready. Log in to start',
    submit: 'Create account',
  },
  forgot: {
    title: 'Reset password',
    promise: 'Get back into your account',
    intro: 'Enter the e-mail address or phone number of your account. We will send a code to it.',
    success: 'Your password has been changed. Log in with the new one',
    submit: 'Change password',
  },
  way: { label: 'Login method', email: 'E-mail', mobile: 'Phone' },
  email: 'E-mail address',
  account: 'E-mail or account',
  phone: 'Phone number',
  areaCode: 'Area code: {{country}} +{{dial}}',
  password: 'Password',
  newPassword: 'New password',
  again: 'Repeat password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordRule: '7 to 16 characters',
  strength: {
    label: 'Strength: {{level}}',
    weak: 'weak',
    fair: 'fair',
    strong: 'strong',
    hint: 'Mix upper and lower case, digits and symbols',
  },
  steps: {
    label: 'Step {{step}} of {{count}}',
    account: 'Account',
    code: 'Verification',
    password: 'Password',
  },
  code: {
    label: 'Verification code',
    sentTo: 'We sent a 6-digit code to {{account}}. It is valid for 10 minutes.',
    sent: 'Code sent',
    resend: 'Send again',
    resendIn: 'Send again in {{time}}',
    change: 'Change',
    digit: 'Digit {{position}} of {{length}}',
    send: 'Send code',
    sendFirst: 'Tap “Send code” first, then enter the code here.',
  },
  agree: 'I have read and agree to the <terms>Terms of Service</terms> and the <privacy>Privacy Policy</privacy>',
  agreeAndClose: 'Agree and close',
  agreeFirst: 'Agree to the Terms of Service and the Privacy Policy first',
  area: {
    title: 'Area code',
    search: 'Search country or code',
    recent: 'Recent',
    all: 'All countries',
    nothing: 'No country found',
    nothingHint: 'Check the spelling, or search for the code, such as +62.',
    clear: 'Show all countries',
  },
  terms: {
    title: 'Terms of Service',
    lead: 'These terms apply between you and the operator of this platform whenever you use the app.',
    account: {
      title: '1. Your account',
      body: 'One person, one account. You must be of legal age where you live and give true details. Keep your password and your codes to yourself: anything done with them counts as done by you. Contact customer service at once if you suspect that someone else has them.',
    },
    trading: {
      title: '2. Orders and prices',
      body: 'An order is binding once it has been accepted. It is filled at the price the market offers at that moment, which may differ from the last price you saw. Fees, margin and the liquidation price are shown before you confirm. Filled orders cannot be reversed.',
    },
    risk: {
      title: '3. Risk',
      body: 'Prices of digital assets move fast. With leverage and short-term options you can lose your entire stake within seconds. Fixed-term products may not allow early redemption, or only with a penalty. Only use money you can afford to lose. Nothing in the app is investment advice.',
    },
    funds: {
      title: '4. Deposits and withdrawals',
      body: 'Send each coin only over the network shown with the address; anything else may be lost. Withdrawals are reviewed, require a verified identity above the limits shown, and cannot be reversed once sent. Fiat exchange rates are for display only.',
    },
    conduct: {
      title: '5. Prohibited conduct',
      body: 'Money laundering, use of other people’s documents or cards, market manipulation, and automated access that disrupts the service. In such cases an account may be locked until the matter is resolved.',
    },
    changes: {
      title: '6. Changes and account closure',
      body: 'Changes to these terms are announced in the app before they take effect. You can close your account at any time once your positions are closed and your balances withdrawn.',
    },
  },
  privacy: {
    title: 'Privacy Policy',
    lead: 'What we keep about you, why, and what you can ask us to do.',
    kept: {
      title: '1. What we keep',
      body: 'Your e-mail address or phone number, your profile, the documents of your identity verification, your orders and transfers, and technical records such as device, language and time of access.',
    },
    use: {
      title: '2. How we use it',
      body: 'To run your account, execute orders and payments, comply with anti-money-laundering law, protect you against fraud, and answer you. We do not sell your data.',
    },
    device: {
      title: '3. On your device',
      body: 'The app stores your session, language and currency in your browser. Logging out removes your session from this device.',
    },
    rights: {
      title: '4. Your rights',
      body: 'You can ask which data we hold, have it corrected, and have it deleted unless the law requires us to keep it. Contact customer service.',
    },
  },
} as const;

export default auth;

declare module '../texts' {
  interface TextsByNamespace {
    auth: typeof auth;
  }
}
