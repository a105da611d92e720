import { answerOf } from '../../answered';
import type { CallOutcome } from '../../faults/faulty-calls';
import type { ExchangePort, WireRequest } from '../../port';

/** Adds to the trail a call that a fault answered, or lost, instead of the exchange. */
export default function noteFaulty(port: ExchangePort, request: Omit<WireRequest, 'id'>, outcome: CallOutcome): void {
  const answer =
    outcome.kind === 'answered' ? answerOf(outcome.reply) : { status: 0, type: 'broken', refusal: null, text: null };
  void port.control('run.note', { happened: { do: 'call', request, answer } }).catch(() => {});
}
