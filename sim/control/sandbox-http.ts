import { ControlError } from '../control-error';
import type { Carrier } from './sandbox-api';

/**
 * Sends actions to a Node host (`npm run sim`) on this machine, such as `http://127.0.0.1:8787`:
 * `createSandbox(httpCarrier(origin))`. When the host refuses an action, it rejects with a ControlError with the host's
 * message.
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
