import type { TimedEvent } from '../clock/scheduler';
import type { World } from '../world';
import { fireSimulatedStop, isFollowTrigger } from './copy/rival-watch';
import { followTimers } from './copy/timers';
import { SETTLE_TIMER, settleDual } from './dual/settle';
import { fireLever } from './futures/fire';
import { chargeOvernight, OVERNIGHT_TIMER } from './futures/overnight';
import { isLeverTrigger } from './futures/trigger-id';
import { ieoTimers } from './ieo/timers';
import { LOAN_TIMER, loanDayBegins } from './loans/days';
import { DIVIDEND_TIMER, payDividend } from './lockup/dividend';
import { bookRebates, REBATE_TIMER } from './membership/rebates';
import { nftTimers } from './nft/registry';
import { OPTION_TIMER, settleOption } from './options/settle';
import { AIM_TIMER, aimPrice, RELEASE_TIMER, releasePrice } from './options/steer';
import { AD_CHECK_TIMER } from './otc/ad-looks';
import { runAdCheck } from './otc/look';
import { OTC_TIMER, stepOtc } from './otc/step';
import { fillResting } from './spot/fill';
import { isSpotTrigger } from './spot/trigger-id';
import { AUTO_ANSWER_TIMER, answerAutomatically } from './support/conversation';

/** The handler of each kind of timed event. Products add their kinds here. */
const timers: Readonly<Record<string, (world: World, event: TimedEvent) => void>> = {
  [AIM_TIMER]: aimPrice,
  [DIVIDEND_TIMER]: payDividend,
  [SETTLE_TIMER]: settleDual,
  [OPTION_TIMER]: settleOption,
  [RELEASE_TIMER]: releasePrice,
  [OVERNIGHT_TIMER]: chargeOvernight,
  [AD_CHECK_TIMER]: runAdCheck,
  [OTC_TIMER]: stepOtc,
  [REBATE_TIMER]: bookRebates,
  [LOAN_TIMER]: loanDayBegins,
  [AUTO_ANSWER_TIMER]: answerAutomatically,
  ...followTimers,
  ...nftTimers,
  ...ieoTimers,
};

/** All kinds of timed events that products schedule. The control room has a text for each. */
export const TIMER_KINDS: readonly string[] = Object.keys(timers);

/** The product of a trigger: the first whose `owns` returns true. */
const triggers: readonly {
  readonly owns: (triggerId: string) => boolean;
  readonly fire: (world: World, triggerId: string) => void;
}[] = [
  { owns: isSpotTrigger, fire: fillResting },
  { owns: isLeverTrigger, fire: fireLever },
  { owns: isFollowTrigger, fire: fireSimulatedStop },
];

/** Runs a due timed event. Throws on an unknown kind. */
export function fireTimer(world: World, event: TimedEvent): void {
  const run = Object.hasOwn(timers, event.kind) ? timers[event.kind] : undefined;
  if (!run) throw new Error(`nobody owns timers of kind ${event.kind}: add it to sim/products/registry.ts`);
  run(world, event);
}

/** Fires a trigger, which is already removed from the index. Throws when no product owns it. */
export function fireTrigger(world: World, triggerId: string): void {
  const owner = triggers.find(({ owns }) => owns(triggerId));
  if (!owner) throw new Error(`nobody owns the trigger ${triggerId}: add its product to sim/products/registry.ts`);
  owner.fire(world, triggerId);
}
