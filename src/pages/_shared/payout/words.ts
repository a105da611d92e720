import { isNetworkCode, NETWORKS } from '@/domain/networks';

/** A chain's name; codes that only a server knows stand for themselves. */
export const networkName = (code = ''): string => (isNetworkCode(code) ? NETWORKS[code].name : code);

/** The two ends of an address, which is what people compare. */
export const shortAddress = (text: string): string =>
  text.length <= 16 ? text : `${text.slice(0, 8)}…${text.slice(-6)}`;
