import { ControlError } from './control-error';
import type { Carrier } from './sandbox-api';

/**
 * Carries actions to a Node host (`npm run sim`), such as `http://127.0.0.1:8787`, from this machine:
 * `createSandbox(httpCarrier(origin))`. What the host refuses rejects as ControlError, with its sentence.
 */
export function httpCarrier(origin: string): Carrier {
  return async (action, input) => {
    const response = await fetch(new URL(`/__sandbox/${action.replace('.', '/')}`, origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    const body = (await response.json()) as { readonly error?: string } | null;
    if (response.status === 400) throw new ControlError(body?.error ?? action);
    if (!response.ok) throw new Error(body?.error ?? `${action}: HTTP ${response.status}`);
    return body;
  };
}
