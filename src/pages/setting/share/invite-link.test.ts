import { expect, test } from 'vitest';
import { inviteLink } from './invite-link';

test.each([
  ['https://example.com', '/h5/', 'https://example.com/h5/#/pages/common/register?invite=AB12CD'],
  ['http://192.168.1.7:5173', '/', 'http://192.168.1.7:5173/#/pages/common/register?invite=AB12CD'],
])('an app at %s%s invites to its own registration', (origin, pathname, link) => {
  expect(inviteLink('AB12CD', { origin, pathname })).toBe(link);
});
