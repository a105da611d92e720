import type * as v from 'valibot';
import { answers } from '@/contract/answers';
import type { Call } from '@/contract/calls';
import type { CallFacts, CallRequest } from '@/contract/declare';
import { facts } from '@/contract/facts';
import { COMMON_REFUSALS, type RefusalCode } from '@/contract/refusals/codes';
import { requests } from '@/contract/requests';
import { declaredFields } from '../declared-fields';
import type { HttpAnswer } from './ask';
import { type Finding, type Judged, shown } from './finding';
import { decimalsOf, judgePayload, type RequestedPage } from './judge-payload';
import { orderFindings } from './row-order';
import { isRecord, joined } from './shape';

/** An answer, judged. `payload` is null unless the server accepted the call. */
export interface JudgedAnswer extends Judged {
  readonly payload: { readonly value: unknown } | null;
  /** The sentence of a refusal; null when the call was accepted, or when what came is not an answer of the API. */
  readonly refused: string | null;
}

const none = { departures: [], notes: [], payload: null, refused: null };
/** A server of the family refuses with the numbers (contract section 1). */
const REFUSED_TYPES: readonly unknown[] = ['error', '996', '997', '998', '999', 400, 500];

/** Judges one answer to a call: transport, envelope, payload, order of rows, decimals. */
export function judgeAnswer(call: Call, answered: HttpAnswer, requested: RequestedPage = {}): JudgedAnswer {
  const { status, body, problem } = answered;
  const departs = (path: string, expected: string, seen: string): JudgedAnswer => ({
    ...none,
    departures: [{ path, expected, seen }],
  });
  if (problem && (status === 200 || status === 0)) return departs('', problem.expected, problem.seen);
  if (status !== 200) return departs('', 'HTTP status 200', `${status}, ${problem ? problem.seen : shown(body)}`);
  if (!isRecord(body)) return departs('', 'an object', shown(body));
  const isChart = (requests[call] as CallRequest).envelope === 'chart';
  const refused = refusalIn(body, isChart);
  if (refused) return { ...none, departures: refusalFindings(call, body, isChart), refused: refused.sentence };
  const root = isChart ? 'data' : 'message';
  const envelope = isChart ? body.code === 1 : body.type === 'ok';
  if (!envelope) {
    return isChart
      ? departs('code', 'the number 1, or -1 for a refusal', shown(body.code))
      : departs('type', '"ok", "error", "996" to "999", 400 or 500', shown(body.type));
  }
  if (!Object.hasOwn(body, root)) return departs(root, 'a field', 'missing');
  const value = body[root];
  const { departures, extras } = judgePayload(answers[call] as v.GenericSchema, value, root, requested);
  const more = departures.length > 0 ? [] : [...orderFindings(call, value, root), ...priceFindings(call, value)];
  return {
    departures: [...departures, ...more],
    notes: extras,
    payload: { value },
    refused: null,
  };
}

/** What a call that needs a session must answer a visitor (contract section 1): the string 999, and a sentence. */
export function judgeVisitorAnswer(call: Call, answered: HttpAnswer): readonly Finding[] {
  const { departures, payload, refused } = judgeAnswer(call, answered);
  const isRefused = isRecord(answered.body) && answered.body.type === '999';
  if (refused !== null && isRefused) return departures;
  if (payload) return [{ path: 'type', expected: '"999" without a session', seen: '"ok"' }];
  const type = isRecord(answered.body) ? answered.body.type : undefined;
  if (refused !== null) return [{ path: 'type', expected: '"999" without a session', seen: shown(type) }];
  return departures.map((each) => ({ ...each, expected: `${each.expected} (without a session)` }));
}

function refusalIn(body: Readonly<Record<string, unknown>>, isChart: boolean): { sentence: string } | null {
  const isRefused = (isChart && body.code === -1) || REFUSED_TYPES.includes(body.type);
  if (!isRefused) return null;
  const sentence = isChart && body.code === -1 ? body.msg : body.message;
  return { sentence: `${shown(body.type ?? body.code)}: ${typeof sentence === 'string' ? sentence : shown(sentence)}` };
}

/** A refusal needs a sentence. Servers that name code or field as well name declared ones. */
function refusalFindings(call: Call, body: Readonly<Record<string, unknown>>, isChart: boolean): Finding[] {
  const found: Finding[] = [];
  const sentence = isChart && body.code === -1 ? 'msg' : 'message';
  if (typeof body[sentence] !== 'string')
    found.push({ path: sentence, expected: 'a sentence', seen: shown(body[sentence]) });
  const declared: readonly RefusalCode[] = [...COMMON_REFUSALS, ...(facts[call] as CallFacts).refusals];
  if (body.reason !== undefined && !declared.includes(body.reason as RefusalCode))
    found.push({ path: 'reason', expected: 'a declared refusal of the call', seen: shown(body.reason) });
  const fields = Object.keys(declaredFields(requests[call], {}));
  if (body.field !== undefined && !fields.includes(String(body.field)))
    found.push({ path: 'field', expected: 'a field of the request', seen: shown(body.field) });
  return found;
}

const PRICES = ['now_price', 'open_24h', 'high_24h', 'low_24h'];

/** A market declares the decimals of its prices; zeros at the end do not count. */
function priceFindings(call: Call, payload: unknown): Finding[] {
  if (call !== 'GET /currency/quotation_new' || !Array.isArray(payload)) return [];
  const found: Finding[] = [];
  for (const group of payload.filter(isRecord)) {
    for (const pair of Array.isArray(group.quotation) ? group.quotation.filter(isRecord) : []) {
      if (pair.price_decimals === undefined) continue;
      for (const name of PRICES) {
        const price = String(pair[name] ?? '0')
          .replace(/(\.\d*?)0+$/, '$1')
          .replace(/\.$/, '');
        if (decimalsOf(price) > Number(pair.price_decimals)) {
          const path = joined('message[].quotation[]', name);
          const expected = `${pair.price_decimals} decimals, as price_decimals says`;
          found.push({ path, expected, seen: shown(pair[name]) });
        }
      }
    }
  }
  return found.slice(0, 1);
}
