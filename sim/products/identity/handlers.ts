import type { identityRequests } from '@/contract/identity/requests';
import { type HandlersOf, ok } from '../../handler';
import { successMessage } from '../../texts/success-messages';
import { realState } from './state';
import { submitAdvanced, submitBasic } from './submit';

/** Identity verification in two levels. */
export const identityHandlers: HandlersOf<typeof identityRequests> = {
  'GET /real/state': (world, _input, { user, lang }) => ok(realState(world, user, lang)),
  'POST /user/real': (world, input, { user, lang }) => {
    const submit = input.real_type === 1 ? submitBasic : submitAdvanced;
    const submitted = submit(world, user, input);
    return submitted.ok ? ok(successMessage('identity_submitted', lang)) : submitted;
  },
};
