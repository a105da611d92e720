import * as v from 'valibot';
import type { Call } from '@/contract/calls';
import { interpret } from '@/contract/envelope';
import { isCall } from '@/contract/requests';
import { who } from '../control-action';
import { dispatch } from '../dispatch';
import type { LiveWorld } from '../live-world';
import { personOf } from '../products/accounts/person';
import { closeSession, openSession, sessionOf } from '../products/accounts/sessions';
import { withSentCodes } from '../replay/sent-code';
import { ControlError, changes } from './action';

const callName = v.custom<Call>(
  (name) => typeof name === 'string' && isCall(name),
  'a call is written as the contract does, such as POST /coin/trade',
);

/** Fields as they are sent: text, as in an HTML form. */
const fields = v.record(v.string(), v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String)));

/**
 * Runs a call in the customer's open session, or in one opened for this call only. A customer in the app stays signed
 * in.
 */
function inSession<T>(world: LiveWorld, who: string | number, run: (token: string) => T): T {
  if (who === 'visitor') return run('');
  const user = personOf(world, who);
  const open = sessionOf(world, user.id);
  if (open) return run(open.token);
  const result = run(openSession(world, user));
  closeSession(world, user.id);
  return result;
}

export const callActions = {
  /**
   * Makes an API call as a customer and returns its payload. Throws ControlError with the refusal's text when the call
   * is refused.
   */
  'people.call': changes(
    { who, call: callName, fields: v.optional(fields, {}) },
    ({ world }, { who, call, fields: given }) =>
      inSession(world, who, (token): unknown => {
        const [method = '', path = ''] = call.split(' ');
        // In a shared run the codes that the exchange has sent are replaced by the numbers of their messages
        // (sim/replay/sent-code.ts).
        const request = withSentCodes(world, { id: '', method, path, fields: given, token });
        const { reply, accepted } = dispatch(world, request);
        const answer = interpret(reply.body);
        if (accepted && answer.kind === 'ok') return answer.payload;
        const reason = answer.kind === 'refused' ? answer.reason : answer.kind;
        throw new ControlError(`${call} was refused: ${reason}: ${'message' in answer ? answer.message : ''}`);
      }),
  ),
};
