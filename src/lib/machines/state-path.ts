import type { StateValue } from 'xstate';

/** `{ visitor: { registration: 'codeSent' } }` → `visitor.registration.codeSent`; parallel states are joined by `+`. */
export function statePath(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([name, inner]) => (inner === undefined ? name : [name, statePath(inner)].filter(Boolean).join('.')))
    .join('+');
}
