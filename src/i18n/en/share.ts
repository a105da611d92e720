const share = {
  title: 'Invite friends',
  failed: 'Your invite code did not load',
  headline: 'Invite friends, earn {{percent}} of their fees',
  how: 'Everybody who registers with your code pays the same fees as everybody else; {{percent}} of their spot, futures and options fees is yours, every day at midnight (UTC+8).',
  code: 'Invite code',
  copyCode: 'Copy invite code',
  link: 'Invite link',
  copyLink: 'Copy invite link',
  qr: 'QR code of the invite link',
  share: 'Share',
  shareText: 'Register with my invite code {{code}}',
  copied: 'The link is copied',
  copyFailed: 'Copying is not possible here: hold the link to select it',
  invited: 'Invited',
  traded: 'Trading',
  total: 'Rebates',
  lastDay: 'Last day',
  tabs: 'Invitations',
  tab: { invitees: 'Invited people', rebates: 'Rebates' },
  inviteesFailed: 'The list did not load',
  noInvitees: 'Nobody has registered with your code yet',
  noInviteesHint: 'Send your link to friends. They appear here as soon as they have registered.',
  since: 'Since {{date}}',
  trades: 'Trades',
  waits: 'Has not traded yet',
  rebatesFailed: 'The rebates did not load',
  noRebates: 'No rebates yet',
  noRebatesHint: 'They are booked at midnight (UTC+8), for the fees of the day that ended.',
  from_one: 'from {{count}} person',
  from_other: 'from {{count}} people',
} as const;

export default share;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    share: typeof share;
  }
}
