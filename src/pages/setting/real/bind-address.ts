import { path } from '@/lib/shell-port';

/** Page which links an e-mail or a phone. It returns to the step which opened it. */
export const bindAddress = (what: 'email' | 'phone'): string =>
  path('/pages/setting/bind', { to: what === 'phone' ? 'mobile' : 'email' });
