import { expect } from 'vitest';

/** Parts of answers that tests of other clients compare with. */
export const some: unknown = expect.anything();
export const text: unknown = expect.any(String);
export const refused = (reason: string, type = 'error') => ({ type, reason });
export const ok = (message: unknown = some) => ({ type: 'ok', message });
export const UNKNOWN_CALL = refused('unknown_call');
