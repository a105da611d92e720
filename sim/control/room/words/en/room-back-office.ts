const backOffice = {
  queue: 'Waiting for review',
  empty: 'Nothing waits for review.',
  waiting_one: '{{count}} waits',
  waiting_other: '{{count}} wait',
  approve: 'Approve',
  reject: 'Reject',
  approveWhat: 'Approve {{what}}',
  rejectWhat: 'Reject {{what}}',
  reason: 'Reason, as the customer reads it',
  reasonNeeded: 'Say why: the customer reads it.',
  send: 'Send',
  cancel: 'Cancel',
  kinds: {
    identity: 'Identity Lv1',
    'identity-advanced': 'Identity Lv2',
    deposit: 'Deposit',
    withdrawal: 'Withdrawal',
    loan: 'Loan',
    trader: 'Trader application',
    chat: 'Reported message',
  },
  notice: 'Notice or message',
  place: 'Where it is read',
  places: { news: 'News and notice bar', popup: 'Pop-up on home', customer: 'Message to one customer' },
  reader: 'Who reads it',
  noticeTitle: 'Title',
  noticeText: 'Text',
  noticeNeedsTitle: 'A notice needs a title.',
  published: 'Published',
  none: 'Nothing is published.',
  withdraw: 'Withdraw',
  withdrawWhat: 'Withdraw {{what}}',
  customers: 'Sessions',
  findCustomer: 'Find a customer',
  clearFind: 'Clear the search',
  nobody: 'Nobody fits that.',
  signedIn: 'signed in',
  blocked: 'blocked',
  endSession: 'Log out everywhere',
  endSessionOf: 'Log out {{name}} everywhere',
  block: 'Block',
  blockWho: 'Block {{name}}',
  unblock: 'Unblock',
  unblockWho: 'Unblock {{name}}',
  said: {
    approved: 'Approved: {{what}}',
    rejected: 'Rejected: {{what}}',
    written: 'Message sent to {{name}}',
    sent: 'Notice sent: {{title}}',
    withdrawn: 'Withdrawn: {{title}}',
    ended: '{{name}} is logged out everywhere: the next call answers 999.',
    blocked: '{{name}} is blocked.',
    unblocked: '{{name}} may sign in again.',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'room-back-office': typeof backOffice;
  }
}

export default backOffice;
