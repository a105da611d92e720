import { interpret } from '@/contract/envelope';
import type { WireReply } from '../port';
import { withChanges } from './change-fields';
import type { FieldChange } from './field-changes';

/** The answer with the payload of its envelope changed; refusals and answers of other shapes stay as they are. */
export default function withChangedPayload(reply: WireReply, changes: readonly FieldChange[]): WireReply {
  const outcome = interpret(reply.body);
  if (outcome.kind !== 'ok') return reply;
  const body = reply.body as Readonly<Record<string, unknown>>;
  const place = body.type === 'ok' ? 'message' : 'data';
  return { ...reply, body: { ...body, [place]: withChanges(outcome.payload, changes) } };
}
