import { isNetworkCode, NETWORKS } from '@/domain/payout/networks';

/** Name of a network; a code unknown to the app is returned unchanged. */
export const networkName = (code = ''): string => (isNetworkCode(code) ? NETWORKS[code].name : code);

/** Beginning and end of an address, the parts which users compare. */
export const shortAddress = (text: string): string =>
  text.length <= 16 ? text : `${text.slice(0, 8)}…${text.slice(-6)}`;
