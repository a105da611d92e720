import { path } from '@/lib/shell-port';

/** Where an address or a phone is bound, with the way back to the step that asks for it. */
export function bindAddress(what: 'email' | 'phone', from: string | null): string {
  const back = path('/pages/setting/real', { step: 'account', from: from ?? undefined });
  return `/pages/setting/security?${new URLSearchParams({ bind: what === 'phone' ? 'mobile' : what, from: back })}`;
}
