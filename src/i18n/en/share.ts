const share = {
  title: 'Invite friends',
  failed: 'Couldn’t load your referral code',
  headline: 'Invite friends, earn {{percent}} of their fees',
  how: 'Friends who register with your code pay the usual fees. You earn {{percent}} of their spot, futures and options fees, credited daily at midnight (UTC+8).',
  code: 'Referral code',
  copyCode: 'Copy referral code',
  link: 'Invite link',
  copyLink: 'Copy invite link',
  qr: 'QR code of the invite link',
  share: 'Share',
  shareText: 'Register with my referral code {{code}}',
  copied: 'Link copied',
  copyFailed: 'Couldn’t copy: press and hold the link to select it',
  invited: 'Invited',
  traded: 'Trading',
  total: 'Total rebates',
  lastDay: 'Yesterday',
  tabs: 'Invitations',
  tab: { invitees: 'Invited friends', rebates: 'Rebates' },
  inviteesFailed: 'Couldn’t load the list',
  noInvitees: 'No invited friends yet',
  noInviteesHint: 'Share your link with friends. They appear here once they register.',
  since: 'Joined {{date}}',
  trades: 'Trading',
  waits: 'No trades yet',
  rebatesFailed: 'Couldn’t load rebates',
  noRebates: 'No rebates yet',
  noRebatesHint: 'Rebates on each day’s fees are credited at midnight (UTC+8).',
  from_one: 'from {{count}} person',
  from_other: 'from {{count}} people',
} as const;

export default share;

declare module '../texts' {
  interface TextsByNamespace {
    share: typeof share;
  }
}
