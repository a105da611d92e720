import { path } from '@/lib/shell-port';

/** Where a friend registers: this app's own address with the code, so that it works wherever the app is served from. */
export function inviteLink(
  code: string,
  page: { readonly origin: string; readonly pathname: string } = location,
): string {
  return `${page.origin}${page.pathname}#${path('/pages/common/register', { invite: code })}`;
}
