import { CREDIT_RULES, type CreditRule } from '@/domain/membership/credit';
import type { World } from '../../world';
import { earnOnce } from '../points/earn';

/**
 * Applies a rule of the credit score. A rule that counts once is applied once: a second approval or deposit changes
 * nothing, so callers need not check. `ref` names the subject, such as the tier or the loan's id.
 */
export function noteCredit(world: World, userId: number, rule: CreditRule, ref = ''): void {
  const { creditEntries, users } = world.tables;
  const { points, times } = CREDIT_RULES[rule];
  const slot = times === 'once' ? `${userId}|${rule}` : `${userId}|${rule}|${ref}`;
  if (creditEntries.first('slot', slot)) return;
  const scoreAfter = Math.max(0, users.need(userId).score + points);
  creditEntries.insert({
    id: creditEntries.nextId(),
    userId,
    slot,
    rule,
    points,
    scoreAfter,
    ref,
    atMs: world.nowMs,
  });
  users.update(userId, { score: scoreAfter });
  earnOnce(world, userId, rule);
}
