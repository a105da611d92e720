import { codeViolations } from '@/domain/accounts/account-rules';
import { CODE_LENGTH } from '@/domain/accounts/validation';
import { type Outcome, ok, refusalOf, refuse, refuseKeepingWrites } from '../../handler';
import type { World } from '../../world';
import { waitOf } from '../throttle';
import type { CodePurpose, CodeRow, InboxRow, UserRow } from './tables';

/** Observed in the field: a code is valid for 10 minutes, and a new one may be requested after 120 s. */
const LIFETIME_MS = 600_000;
const THROTTLE_MS = 120_000;
/** Designed: without it, one caller could send codes to any number of addresses. */
export const SENDER_PACE = { count: 30, withinMs: LIFETIME_MS } as const;
/** Designed: a code is void after this many wrong tries. With one new code every 120 s, guessing has no real chance. */
export const CODE_TRIES = 5;

/**
 * The recipient of an SMS. People in different countries have the same number, so a code proves it with its area code
 * only.
 */
export const smsRecipient = (dial: string, mobile: string): string => `+${dial} ${mobile}`;

const slotOf = (purpose: CodePurpose, recipient: string): string => `${purpose}:${recipient.toLowerCase()}`;

/** Who asks for a code, as far as it is known. */
export type CodeSender = Pick<InboxRow, 'askedBy' | 'from'>;

/** Whole seconds until this sender may ask for a code to any address. All of an unknown connection count as one. */
function senderWait({ tables: { inbox }, nowMs }: World, { askedBy, from }: CodeSender): number {
  const newest = { limit: SENDER_PACE.count, newestFirst: true };
  const sent = [inbox.list('from', from, newest), askedBy === 0 ? [] : inbox.list('askedBy', askedBy, newest)];
  const seconds = sent.map((rows) =>
    waitOf(
      nowMs,
      rows.map(({ sentMs }) => ({ atMs: sentMs })),
      SENDER_PACE,
    ),
  );
  return Math.max(...seconds);
}

/**
 * Sends a code: it goes into the inbox, where testers read it. It replaces the earlier code of the same slot. Refuses
 * with the seconds to wait while the throttle of the slot or of the sender runs.
 */
export function sendCode(
  world: World,
  message: Pick<InboxRow, 'channel' | 'recipient' | 'purpose'> & CodeSender,
): Outcome<null, 'code_throttled'> {
  const { codes, inbox } = world.tables;
  const slot = slotOf(message.purpose, message.recipient);
  const earlier = codes.first('slot', slot);
  const slotWait = earlier ? Math.ceil((earlier.sentMs + THROTTLE_MS - world.nowMs) / 1000) : 0;
  const seconds = Math.max(slotWait, senderWait(world, message));
  if (seconds > 0) return refuse('code_throttled', { seconds });
  const sentCount = (earlier?.sentCount ?? 0) + 1;
  const code = String((world.chance('code', slot, sentCount) >>> 0) % 1_000_000).padStart(CODE_LENGTH, '0');
  const fresh = { code, wrong: 0, sentMs: world.nowMs, expiresMs: world.nowMs + LIFETIME_MS };
  if (earlier) codes.update(earlier.id, { ...fresh, sentCount });
  else codes.insert({ id: codes.nextId(), slot, ...fresh, sentCount });
  const { sentMs, expiresMs } = fresh;
  inbox.insert({ id: inbox.nextId(), ...message, code, sentMs, expiresMs });
  return ok(null);
}

/**
 * Checks a code without using it up. A wrong one is counted although the call is refused, and so is everything the
 * handler wrote before it: call this before any write.
 */
export const checkCode = (world: World, purpose: CodePurpose, recipient: string, code: string) =>
  checkCodeOf(world, [slotOf(purpose, recipient)], code);

/** Existing clients request a code for the customer's own account with the purpose `forget`. */
const OWN_PURPOSES = ['security', 'forget'] as const satisfies readonly CodePurpose[];

/** Like `checkCode`, for a code that was sent to any of the customer's own addresses. */
export function checkOwnCode(world: World, { email, phone, areaCode }: UserRow, code: string) {
  const addresses = [...(email ? [email] : []), ...(phone ? [smsRecipient(areaCode, phone)] : [])];
  const slots = addresses.flatMap((address) => OWN_PURPOSES.map((purpose) => slotOf(purpose, address)));
  return checkCodeOf(world, slots, code);
}

function checkCodeOf(
  world: World,
  slots: readonly string[],
  code: string,
): Outcome<CodeRow, 'code_required' | 'code_format' | 'code_wrong' | 'code_expired' | 'code_exhausted'> {
  const refused = refusalOf(codeViolations(code));
  if (refused) return refused;
  const rows = slots.flatMap((slot) => world.tables.codes.first('slot', slot) ?? []);
  const right = rows.find((row) => row.code === code);
  if (right) return right.expiresMs <= world.nowMs ? refuse('code_expired') : ok(right);
  // A wrong code counts against every live code that it could have matched.
  const live = rows.filter((row) => row.code !== '' && row.expiresMs > world.nowMs);
  if (live.length === 0) return refuse(rows.some(isExhausted) ? 'code_exhausted' : 'code_wrong');
  const tried = live.map((row) => {
    const wrong = row.wrong + 1;
    return world.tables.codes.update(row.id, { wrong, ...(wrong >= CODE_TRIES && { code: '' }) });
  });
  return refuseKeepingWrites(tried.every(isExhausted) ? 'code_exhausted' : 'code_wrong');
}

const isExhausted = ({ wrong }: CodeRow): boolean => wrong >= CODE_TRIES;

/** Uses a code up: it is valid no more, and the throttle of its slot keeps running. */
export function spendCode(world: World, row: CodeRow): void {
  world.tables.codes.update(row.id, { code: '', wrong: 0 });
}
