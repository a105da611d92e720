import { CODE_LENGTH, verificationCode } from '@/domain/validation';
import { type Outcome, ok, refuse } from '../../handler';
import type { World } from '../../world';
import type { CodePurpose, CodeRow, InboxRow } from './tables';

/** Observed in the field: a code lives 10 minutes, and the next one may be asked for after 120 s. */
const LIFETIME_MS = 600_000;
const THROTTLE_MS = 120_000;

const slotOf = (purpose: CodePurpose, account: string): string => `${purpose}:${account.toLowerCase()}`;

/** Sends a code, which means: puts it into the inbox where testers read it. It replaces the slot's earlier code. */
export function sendCode(
  world: World,
  message: Pick<InboxRow, 'channel' | 'recipient' | 'purpose'>,
  account: string,
): Outcome<null, 'code_throttled'> {
  const { codes, inbox } = world.tables;
  const slot = slotOf(message.purpose, account);
  const earlier = codes.first('slot', slot);
  const waitMs = earlier ? earlier.sentMs + THROTTLE_MS - world.nowMs : 0;
  if (waitMs > 0) return refuse('code_throttled', { seconds: Math.ceil(waitMs / 1000) });
  const sentCount = (earlier?.sentCount ?? 0) + 1;
  const code = String((world.chance('code', slot, sentCount) >>> 0) % 1_000_000).padStart(CODE_LENGTH, '0');
  const fresh = { code, sentMs: world.nowMs, expiresMs: world.nowMs + LIFETIME_MS };
  if (earlier) codes.update(earlier.id, { ...fresh, sentCount });
  else codes.insert({ id: codes.nextId(), slot, ...fresh, sentCount });
  inbox.insert({ id: inbox.nextId(), ...message, ...fresh });
  return ok(null);
}

/** Looks whether a code opens its slot, without using it up. */
export function checkCode(
  world: World,
  purpose: CodePurpose,
  account: string,
  code: string,
): Outcome<CodeRow, 'code_format' | 'code_wrong' | 'code_expired'> {
  if (verificationCode(code)) return refuse('code_format');
  const row = world.tables.codes.first('slot', slotOf(purpose, account));
  if (!row || row.code !== code) return refuse('code_wrong');
  return row.expiresMs <= world.nowMs ? refuse('code_expired') : ok(row);
}

/** Uses a code up: it opens nothing any more, and the throttle of its slot keeps running. */
export function spendCode(world: World, row: CodeRow): void {
  world.tables.codes.update(row.id, { code: '' });
}
