const auth = {
  login: {
    title: 'Log in',
    promise: 'One account, every market',
    reason: 'Coins, futures, options and shares at live prices. Log in and go on where you left off.',
    byAccount: 'E-mail or account',
    byPhone: 'Phone',
    forgot: 'Forgot password?',
    noAccount: 'New here?',
    create: 'Create an account',
    locked: 'Cannot log in?',
    contact: 'Contact us',
    success: 'You are logged in',
  },
  register: {
    title: 'Create account',
    reason: 'Free, and opened in a minute: an address, a code and a password.',
    invite: 'Invite code',
    inviteOptional: 'Invite code (optional)',
    haveAccount: 'Already registered?',
    success: 'Your account is ready. Log in to start',
    submit: 'Create account',
  },
  forgot: {
    title: 'Reset password',
    promise: 'Back into your account',
    intro: 'Enter the e-mail address or phone number of your account. We will send a code to it.',
    success: 'Your password has been changed. Log in with the new one',
    submit: 'Change password',
  },
  way: { label: 'Way to sign in', email: 'E-mail', mobile: 'Phone' },
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
    hint: 'Mix upper and lower case, digits and signs',
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
  },
  agree: 'I have read and agree to the <terms>Terms of Service</terms> and the <privacy>Privacy Policy</privacy>',
  agreeAndClose: 'Agree and close',
  agreeFirst: 'Please agree to the terms and the privacy policy',
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
      body: 'One person, one account. You must be of legal age where you live and give true details. Keep your password and your codes to yourself: what is done with them counts as done by you. Tell customer service at once if you suspect that somebody else has them.',
    },
    trading: {
      title: '2. Orders and prices',
      body: 'An order is binding once it has been accepted. It is filled at the price the market offers at that moment, which may differ from the last price you saw. Fees, margin and the liquidation price are shown before you confirm. Filled orders cannot be taken back.',
    },
    risk: {
      title: '3. Risk',
      body: 'Prices of digital assets move fast. With leverage and with short-term options you can lose your whole stake within seconds. Fixed-term products cannot always be ended early, or only with a deduction. Use only money whose loss you can bear. Nothing in the app is investment advice.',
    },
    funds: {
      title: '4. Deposits and withdrawals',
      body: 'Send each coin only over the network shown with the address; anything else may be lost. Withdrawals are reviewed, need a verified identity above the limits shown, and cannot be recalled once they have left. The rates of fiat currencies are for display only.',
    },
    conduct: {
      title: '5. What is not allowed',
      body: 'Money laundering, use of other people’s documents or cards, manipulation of markets, and automated access that disturbs the service. In such cases an account can be locked until the matter is settled.',
    },
    changes: {
      title: '6. Changes and closing',
      body: 'Changes to these terms are announced in the app before they take effect. You can close your account at any time after your positions are closed and your balances withdrawn.',
    },
  },
  privacy: {
    title: 'Privacy Policy',
    lead: 'What we keep about you, why, and what you can ask of us.',
    kept: {
      title: '1. What we keep',
      body: 'Your e-mail address or phone number, your profile, the documents of your identity verification, your orders and transfers, and technical records such as device, language and time of access.',
    },
    use: {
      title: '2. What it is for',
      body: 'To run your account, to carry out orders and payments, to meet the duties of anti-money-laundering law, to protect you against fraud, and to answer you. We do not sell your data.',
    },
    device: {
      title: '3. On your device',
      body: 'The app stores your session, language and currency in your browser. Logging out removes your session from this device.',
    },
    rights: {
      title: '4. Your rights',
      body: 'You can ask which data we hold, have it corrected, and have it deleted as far as the law does not oblige us to keep it. Write to customer service.',
    },
  },
} as const;

export default auth;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    auth: typeof auth;
  }
}
