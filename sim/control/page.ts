import type { ExchangePort } from '../port';
import type { ControlInput, ControlResult } from './actions';
import { createSandbox, type Sandbox } from './sandbox-api';

/** What the page around the exchange does when somebody else signs in, or another run begins. */
export interface PageHooks {
  /** The token the app goes on with; '' for a visitor. */
  onSession(token: string): void;
  /** Everything the app knows of the exchange is of another run. */
  onRestart(): void;
}

declare global {
  interface Window {
    /** For testers and presenters; in the sandbox only. */
    sandbox?: Sandbox;
  }
}

/**
 * Puts `window.sandbox` into the page. Actions that concern the page as well are carried on into it: signing in as a
 * persona signs the app in, a new run signs in whom its scenario names.
 */
export async function installSandbox(port: ExchangePort, hooks: PageHooks): Promise<Sandbox> {
  const signInAs = async (who: ControlInput<'people.as'>['who']) => {
    const reply = (await port.control('people.as', { who })) as ControlResult<'people.as'>;
    hooks.onSession(reply.token);
    return reply;
  };
  const signInAsScenarioSays = async () => {
    const { signIn } = (await port.control('scenario.current', {})) as ControlResult<'scenario.current'>;
    await signInAs(signIn ?? 'visitor');
  };
  const sandbox = createSandbox(async (action, input) => {
    if (action === 'people.as') return signInAs((input as ControlInput<'people.as'>).who);
    const result = await port.control(action, input);
    if (action === 'scenario.start' || action === 'scenario.reset') {
      await signInAsScenarioSays();
      hooks.onRestart();
    }
    return result;
  });
  const { commands } = (await port.control('scenario.current', {})) as ControlResult<'scenario.current'>;
  // A run that goes on keeps the session it had; a new one knows no token from before.
  if (commands === 0) await signInAsScenarioSays();
  window.sandbox = sandbox;
  return sandbox;
}
