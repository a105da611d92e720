import { afterEach, expect, test } from 'vitest';
import { session } from '@/data/session/session';
import { EMPTY_DRAFT, forgotDraft, loginDraft, registerDraft } from './account-draft';

afterEach(() => session.signOut());

test.each([
  ['login', loginDraft],
  ['registration', registerDraft],
  ['forgotten password', forgotDraft],
])('%s: what a visitor has typed is of no use after the login', (_form, draft) => {
  draft.set({ ...EMPTY_DRAFT, email: 'maya@example.com' });
  session.signIn('token');
  expect(draft.get()).toEqual(EMPTY_DRAFT);
});
