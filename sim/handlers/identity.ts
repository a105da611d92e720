import type { identity } from '@/contract/identity';
import { type HandlersOf, ok } from '../handler';
import { realState } from '../products/identity/state';
import { submitAdvanced, submitBasic } from '../products/identity/submit';
import { successMessage } from './sentences';

/** Identity verification in two levels. */
export const identityHandlers: HandlersOf<typeof identity> = {
  'GET /real/state': (world, _input, { user, lang }) => ok(realState(world, user, lang)),
  'POST /user/real': (world, input, { user, lang }) => {
    const submit = input.real_type === 1 ? submitBasic : submitAdvanced;
    const submitted = submit(world, user, input);
    return submitted.ok ? ok(successMessage('identity_submitted', lang)) : submitted;
  },
};
