import { path } from '@/lib/shell-port';

/** Where an address or a phone is bound; from there one comes back to the step that asked for it. */
export const bindAddress = (what: 'email' | 'phone'): string =>
  path('/pages/setting/bind', { to: what === 'phone' ? 'mobile' : 'email' });
