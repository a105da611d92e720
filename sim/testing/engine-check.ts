import { marketFingerprint } from '../market/fingerprint';
import { runScriptedSession } from './scripted-session';

/**
 * Results that must be equal on every JavaScript engine: raw prices, and a session of 72 virtual hours with 1,000
 * commands, once for each size of the clock's steps in milliseconds. The browser tests bundle it and run it in Node and
 * in the browser.
 */
export function engineCheck(stepsMs: readonly number[]) {
  const session = { scenario: 'spot-trader', seed: 7, hours: 72, commands: 1_000 } as const;
  const sessions = stepsMs.map((stepMs) => runScriptedSession({ ...session, stepMs }).result);
  return { prices: marketFingerprint(42), sessions };
}
