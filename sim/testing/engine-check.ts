import { marketFingerprint } from '../market/fingerprint';
import { runScriptedSession } from './scripted-session';

/**
 * Results that must be equal on every JavaScript engine: raw prices, and a session of 72 virtual hours with 1,000
 * commands at three clock speeds. The browser tests bundle it and run it in Node and in the browser.
 */
export function engineCheck() {
  const session = { scenario: 'spot-trader', seed: 7, hours: 72, commands: 1_000 } as const;
  const at = (stepMs: number) => runScriptedSession({ ...session, stepMs }).result;
  return { prices: marketFingerprint(42), hourly: at(3_600_000), everyTenMinutes: at(600_000), daily: at(86_400_000) };
}
