import { setPayPassword } from '../products/accounts/pay-password';
import { sessionUser } from '../products/accounts/sessions';
import type { Bench } from './world';

const PAY_PASSWORD = '123456';
/** The exchange sends at most one code every two minutes. Virtual milliseconds. */
const THROTTLE_MS = 120_000;

/**
 * The proof of identity that calls require when they store a payout destination: a fresh code and the payment password,
 * which this function sets. Two virtual minutes pass, so that a code may be requested.
 */
export function ownershipProof(bench: Bench, token: string) {
  const { world } = bench;
  bench.advance(THROTTLE_MS);
  const user = sessionUser(world, token);
  if (!user) throw new Error('nobody is signed in');
  setPayPassword(world, user, PAY_PASSWORD);
  const sent = bench.call('POST /sms_mail', { user_string: user.email, scene: 'security' }, token);
  if (sent.type !== 'ok') throw new Error(`no code was sent: ${String(sent.message)}`);
  const [newest] = world.tables.inbox.all({ limit: 1, newestFirst: true });
  return { code: newest?.code ?? '', pay_password: PAY_PASSWORD };
}
