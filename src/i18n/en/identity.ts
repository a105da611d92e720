const identity = {
  title: 'Identity verification',
  failed: 'Couldn’t load your verification',
  lead: 'Verify your identity to withdraw and trade with leverage. Each level raises your limits.',
  levels: { basic: 'Lv1 Basic', advanced: 'Lv2 Advanced' },
  status: {
    none: 'Not verified',
    locked: 'Lv1 required',
    pending: 'Under review',
    approved: 'Verified',
    failed: 'Rejected',
  },
  allows: {
    withdrawal: '24h withdrawal limit',
    fiat: 'Fiat limit per order',
    btc: 'up to {{amount}} BTC',
    usd: 'up to {{amount}} USD',
  },
  needs: {
    basic: 'You need: the name and number of an identity card, passport or driving licence',
    advanced: 'You need: pictures of both sides of the same document',
  },
  start: { basic: 'Verify Lv1', advanced: 'Verify Lv2' },
  again: 'Try again',
  rejected: 'Not approved: {{reason}}',
  rejectedAt: 'Rejected on {{time}}',
  waiting: 'Submitted on {{time}}. You will see the result here; no action is needed.',
  waitingNow: 'Submitted. You will see the result here; no action is needed.',
  document: 'Document',
  number: 'Number',
  done: { basic: 'Lv1 is verified', advanced: 'Lv2 is verified' },
  sent: 'Submitted. Your documents are under review',
  goOn: 'Continue where you left off',
  kinds: { card: 'Identity card', passport: 'Passport', licence: 'Driving licence' },
  steps: {
    label: 'Step {{step}} of {{count}}',
    account: 'Your account',
    document: 'Your document',
    check: 'Check and submit',
    pictures: 'Pictures of your document',
  },
  account: {
    lead: 'Link both an e-mail address and a phone number before you verify your identity.',
    email: 'E-mail address',
    phone: 'Phone',
    missing: 'Not linked yet',
    bind: 'Link',
    bindEmail: 'Link an e-mail address',
    bindPhone: 'Link a phone number',
    first: 'Link what is missing first',
  },
  form: {
    kind: 'Document type',
    name: 'Name as on the document',
    number: { card: 'Identity card number', passport: 'Passport number', licence: 'Licence number' },
    numberHint: {
      card: 'All characters, including the last',
      passport: '6 to 9 letters and digits, on the photo page',
      licence: '5 to 20 letters and digits',
    },
  },
  check: {
    lead: 'Does everything match your document? You cannot change it while it is under review.',
    change: 'Change',
  },
  sides: {
    front: { card: 'Front', passport: 'Photo page', licence: 'Front' },
    back: { card: 'Back', passport: 'Signature page', licence: 'Back' },
    pick: 'Take or choose a picture',
  },
  advice: {
    title: 'For a readable picture',
    whole: 'Whole document, all four corners visible',
    sharp: 'Sharp, no flash or reflections',
    valid: 'Original, valid and your own',
    private: 'Only you and our review team see these pictures.',
  },
  mark: {
    title: 'Verification status',
    why: 'This is for verified customers only',
    whyHint: 'Lv1 takes about two minutes. Then you can continue where you left off.',
    start: 'Verify now',
    pending: 'Your documents are under review',
    pendingHint: 'Once they are approved, you can continue where you left off.',
    failed: 'Your documents were rejected',
    approved: 'You are verified',
    approvedHint: 'You can now continue.',
    back: 'Back to where you left off',
    see: 'View verification status',
  },
} as const;

export default identity;

declare module '../texts' {
  interface TextsByNamespace {
    identity: typeof identity;
  }
}
