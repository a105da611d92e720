const identity = {
  title: 'Identity verification',
  failed: 'Your verification did not load',
  lead: 'Verified customers may withdraw and trade with leverage. Each level allows more.',
  levels: { basic: 'Lv1 Basic', advanced: 'Lv2 Advanced' },
  status: {
    none: 'Not verified',
    locked: 'After Lv1',
    pending: 'Under review',
    approved: 'Verified',
    failed: 'Rejected',
  },
  allows: {
    withdrawal: 'Withdrawals in 24 hours',
    fiat: 'Fiat, per order',
    btc: 'up to {{amount}} BTC',
    usd: 'up to {{amount}} USD',
  },
  needs: {
    basic: 'Takes: name and number of an identity card, a passport or a driving licence',
    advanced: 'Takes: a picture of both sides of that document',
  },
  start: { basic: 'Verify Lv1', advanced: 'Verify Lv2' },
  again: 'Try again',
  rejected: 'The review said no: {{reason}}',
  rejectedAt: 'Rejected on {{time}}',
  waiting: 'Sent in on {{time}}. You will see the result here; there is nothing you need to do.',
  waitingNow: 'Sent in. You will see the result here; there is nothing you need to do.',
  document: 'Document',
  number: 'Number',
  done: { basic: 'Lv1 is verified', advanced: 'Lv2 is verified' },
  sent: 'Sent in. Please wait for the review',
  goOn: 'Go on where you were',
  kinds: { card: 'Identity card', passport: 'Passport', licence: 'Driving licence' },
  steps: {
    label: 'Step {{step}} of {{count}}',
    account: 'Your account',
    document: 'Your document',
    check: 'Check and submit',
    pictures: 'Pictures of your document',
  },
  account: {
    lead: 'Both an e-mail address and a phone must be bound before you can be verified.',
    email: 'E-mail address',
    phone: 'Phone',
    missing: 'Not bound yet',
    bind: 'Bind',
    bindEmail: 'Bind an e-mail address',
    bindPhone: 'Bind a phone',
    first: 'Bind what is missing first',
  },
  form: {
    kind: 'Type of document',
    name: 'Name, as in the document',
    number: { card: 'Identity card number', passport: 'Passport number', licence: 'Licence number' },
    numberHint: {
      card: 'All digits, also the last',
      passport: '6 to 9 letters and digits, on the page with your picture',
      licence: '5 to 20 letters and digits',
    },
  },
  check: {
    lead: 'Is everything as it stands in the document? While it is under review it cannot be changed.',
    change: 'Change',
  },
  sides: {
    front: { card: 'Front', passport: 'Page with your picture', licence: 'Front' },
    back: { card: 'Back', passport: 'Page with your signature', licence: 'Back' },
    pick: 'Take or choose a picture',
  },
  advice: {
    title: 'So that the review can read it',
    whole: 'The whole document, all four corners',
    sharp: 'Sharp, without flash and reflections',
    valid: 'The original, valid, and yours',
    private: 'Only you and the review see these pictures.',
  },
  mark: {
    title: 'Verification needed',
    why: 'What you wanted to do is for verified customers only',
    whyHint: 'Lv1 takes about two minutes. Afterwards you go on where you were.',
    start: 'Verify now',
    pending: 'Your documents are being checked',
    pendingHint: 'As soon as they are approved, you can go on where you were.',
    failed: 'Your documents were rejected',
    approved: 'You are verified',
    approvedHint: 'You may now do what you came for.',
    back: 'Back to where you were',
    see: 'See the state of your verification',
  },
} as const;

export default identity;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    identity: typeof identity;
  }
}
