import { path } from '@/lib/shell-port';

/** Registration link with the invite code. It uses this app's own address, so that it works on any host. */
export function inviteLink(
  code: string,
  page: { readonly origin: string; readonly pathname: string } = location,
): string {
  return `${page.origin}${page.pathname}#${path('/pages/common/register', { invite: code })}`;
}
