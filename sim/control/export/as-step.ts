import { PERSONA_PASSWORD, PERSONA_PAY_PASSWORD } from '../../products/accounts/personas';
import { isSecretField } from '../../replay/secrets';
import type { Step } from '../../replay/steps';
import { literal } from './literal';
import type { RecordedCall } from './recorded-call';

/**
 * The call as a step of a file under scenarios/: in `before` for an accepted call of a persona, otherwise in `log`,
 * because only a recording can repeat it.
 */
export function stepOf(call: RecordedCall, played: Step): string {
  const { method, path, fields, who, answer } = call;
  if (typeof who !== 'string' || answer?.type !== 'ok') return `// log:\n${literal(played)},`;
  const sent = Object.entries(fields)
    .filter(([name]) => name !== 'lang')
    .map(([name, value]) => [name, ofPersona(path, name, value)]);
  const step = {
    persona: who,
    call: `${method} ${path}`,
    ...(sent.length > 0 && { fields: Object.fromEntries(sent) }),
  };
  return `// before:\n${literal(step)},`;
}

/** All personas have the same passwords, and a scenario knows the code that was sent last. */
function ofPersona(path: string, name: string, value: string): string {
  if (!isSecretField(path, name) || value === '') return value;
  if (name.endsWith('code')) return name === 'code' ? 'last code' : value;
  return /pay|safe/.test(name) ? PERSONA_PAY_PASSWORD : PERSONA_PASSWORD;
}
