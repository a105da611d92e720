import type { Translate } from '@/i18n/text-keys';

/** The next due event, as the exchange describes it. */
export interface DueEvent {
  readonly kind: string;
  readonly id: string;
}

/**
 * Kinds of timed events that have a text in `room-clock:events`. A product with a new kind needs a text and a line
 * here. The id of a fill begins with the name of its product (`coin:000000012`).
 */
const KINDS = {
  fill: 'fill',
  'fill coin': 'fillSpot',
  'fill lever': 'fillFutures',
  'scenario.script': 'script',
  'option.aim': 'optionAim',
  'option.release': 'optionRelease',
  'option.settle': 'optionSettle',
  'lever.overnight': 'overnight',
  'membership.rebate': 'rebate',
  'lockup.dividend': 'dividend',
  'loan.day': 'loanDay',
  'dual.settle': 'dualSettle',
  'nft.look': 'nftLook',
  'nft.answer': 'nftAnswer',
  'nft.buyer': 'nftBuyer',
  'nft.end': 'nftEnd',
  'nft.due': 'nftDue',
  'ieo.open': 'saleOpens',
  'ieo.allocate': 'saleEnds',
  'ieo.issue': 'tokensIssued',
  'ieo.list': 'tokenListed',
  'support.answer': 'supportAnswer',
  'follow.opened': 'copyOpens',
  'follow.closed': 'copyCloses',
  'follow.look': 'traderChecks',
  'follow.rivalEnd': 'traderCloses',
  'follow.deadline': 'copyDeadline',
  'otc.look': 'otcLook',
  'otc.step': 'otcStep',
} as const satisfies Record<string, string>;

/** The text for a due event; a kind without a text is shown as it is. */
export function eventText({ kind, id }: DueEvent, t: Translate<['room-clock']>): string {
  const product = kind === 'fill' ? `fill ${id.split(':', 1)[0]}` : kind;
  const name = [product, kind].find((one): one is keyof typeof KINDS => Object.hasOwn(KINDS, one));
  return name ? t(`events.${KINDS[name]}`) : t('events.other', { kind });
}
