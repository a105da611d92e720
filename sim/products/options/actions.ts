import * as v from 'valibot';
import { changes, reads, who } from '../../control-action';
import { ControlError } from '../../control-error';
import type { World } from '../../world';
import { personOf } from '../accounts/person';
import { cancelSteering, requestOutcome, steerOption } from './steer';
import type { OptionOrderRow } from './tables';

/** Most orders that one request may decide. */
const MAX_ORDERS = 1000;

function optionOf({ tables }: World, id: number): OptionOrderRow {
  const found = tables.optionOrders.get(id);
  if (!found) throw new ControlError(`no option ${id}: GET /microtrade/lists has the ids of a customer's options`);
  return found;
}

const PROBLEMS = {
  settled: 'is settled already',
  'too late': 'expires within two seconds: what has been shown stays true',
  'against another': 'cannot go together with a steered option of the same market that expires within a second of it',
} as const;

/** Decides the outcome of options, by an exact price intervention just before the expiry that everybody sees. */
export const optionActions = {
  /**
   * Decides the outcome of a running option (`id`) or of a customer's next options (`who`). The outcome `market`
   * cancels the decision.
   */
  'market.steerOption': changes(
    {
      who: v.optional(who),
      id: v.optional(v.number()),
      outcome: v.picklist(['win', 'lose', 'tie', 'market']),
      times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ORDERS)), 1),
    },
    ({ world }, { who, id, outcome, times }) => {
      if ((who === undefined) === (id === undefined)) {
        throw new ControlError('market.steerOption takes who, whose next options it is for, or id, a running option');
      }
      if (id !== undefined) {
        const row = optionOf(world, id);
        if (outcome === 'market') cancelSteering(world, id);
        else {
          const problem = steerOption(world, row, outcome);
          if (problem) throw new ControlError(`option ${id} ${PROBLEMS[problem]}`);
        }
        return { userId: row.userId };
      }
      const { id: userId } = personOf(world, who as string | number);
      requestOutcome(world, userId, outcome === 'market' ? 'win' : outcome, outcome === 'market' ? 0 : times);
      return { userId };
    },
  ),
  /**
   * The decided outcomes: `next` for customers' next options, `options` for the last 50 running or settled options,
   * newest first.
   */
  'market.steering': reads({}, ({ world: { tables } }) => ({
    next: tables.requestedOutcomes.all().map(({ userId, outcome, left }) => ({ userId, outcome, left })),
    options: tables.optionSteers
      .all()
      .reverse()
      .slice(0, 50)
      .map(({ optionId, userId, outcome, state }) => ({ id: optionId, userId, outcome, state })),
  })),
};
