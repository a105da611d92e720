import { CREDIT_RULES, type CreditRule } from '@/domain/credit';
import type { World } from '../../world';
import { earnOnce } from '../points/earn';

/**
 * Something happened that the credit score knows a rule for. What counts once is counted once, so callers need not
 * remember: an approval that is given twice, or the second deposit, changes nothing. `ref` is what it was about.
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
