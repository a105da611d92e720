import { noSpecialCharacters } from '../accounts/validation';
import { plainText } from '../plain-text';
import { type Violation, violated } from '../violation';
import { ADDRESS_MAX, isAddress } from './addresses';
import { MEMO_MAX, type MemoProblem, memoBytesOf, memoProblem } from './memo';
import { NETWORKS, type NetworkCode } from './networks';

/** Designed: more than a customer needs, and a bound on memory. */
export const MAX_ADDRESSES = 50;
/** Longest label of a saved address, in code units. */
export const ADDRESS_LABEL_MAX = 64;

/** The target of a payment on a chain. */
export interface ChainTarget {
  readonly address: string;
  /** Tag or memo; '' for none. */
  readonly memo: string;
}

/** How simulated addresses of the exchange begin on a network; '' if they are not known. */
type OwnPrefixOf = (network: NetworkCode) => string;

/** Characters of addresses. Others may be invisible or look like these, so that two addresses look the same. */
const WRITTEN = /^[\w.:-]+$/;

/**
 * Whether a text is an address of the network. Simulated addresses are accepted too, although no real network would,
 * because customers of the simulation have no others.
 */
function fitsNetwork(address: string, network: NetworkCode, ownPrefixOf: OwnPrefixOf): boolean {
  const own = ownPrefixOf(network);
  return (own !== '' && address.startsWith(own) && WRITTEN.test(address)) || isAddress(address, network);
}

/** The first of these networks for which the text is an address. */
export const networkFor = (
  address: string,
  networks: readonly NetworkCode[],
  ownPrefixOf: OwnPrefixOf,
): NetworkCode | undefined => networks.find((one) => fitsNetwork(address, one, ownPrefixOf));

const namesOf = (networks: readonly NetworkCode[]): string => networks.map((one) => NETWORKS[one].name).join(', ');

/** The rules which a target breaks. It is valid if it fits any of these networks. */
export function chainViolations(
  { address, memo }: ChainTarget,
  networks: readonly NetworkCode[],
  ownPrefixOf: OwnPrefixOf,
): readonly Violation<'network_unknown' | 'address_invalid' | MemoProblem>[] {
  if (networks.length === 0) return [{ code: 'network_unknown' }];
  const fitting = networkFor(address, networks, ownPrefixOf);
  const network = namesOf(networks);
  // With a single network, the memo can be checked even if the address is invalid.
  const judged = fitting ?? (networks.length === 1 ? networks[0] : undefined);
  const problem = judged ? memoProblem(memo, judged, address) : null;
  return violated<'address_invalid' | MemoProblem>(
    !fitting && { code: 'address_invalid', params: { network } },
    problem && { code: problem, params: { network, most: judged ? memoBytesOf(judged) : 0 } },
  );
}

/** An address to save, as typed. */
export interface SavedAddress extends ChainTarget {
  /** Id of the coin; 0 for none. */
  readonly currency: number;
  /** '' for none; null lets the exchange find the first network which fits. */
  readonly network: string | null;
  readonly label: string;
  readonly hasQrcode: boolean;
}

/** Everything that decides where money goes, including the picture, because it may be scanned. */
interface Destination extends ChainTarget {
  readonly currency: number;
  readonly network: string;
  /** Address of the picture; '' or null for none. */
  readonly qrcode: string | null;
}

/**
 * Whether a change may lead money elsewhere, so that it requires a proof of ownership. Adding a first picture does not.
 */
export const leadsElsewhere = (before: Destination, after: Destination): boolean =>
  (['currency', 'network', 'address', 'memo'] as const).some((name) => before[name] !== after[name]) ||
  (Boolean(before.qrcode) && before.qrcode !== after.qrcode);

export interface SavedAddressFacts {
  /** Networks of the coin, the usual one first. */
  readonly networks: readonly NetworkCode[];
  readonly ownPrefixOf: OwnPrefixOf;
  /** Whether the exchange has the picture; null if only the exchange knows. */
  readonly hasPicture: boolean | null;
  /** The other addresses of the customer; null if they are not known. `isFull` allows no new one. */
  readonly book: {
    readonly rows: readonly (Pick<SavedAddress, 'currency' | 'address' | 'memo'> & { readonly network: string })[];
    readonly isFull: boolean;
  } | null;
}

type SavedAddressRefusal =
  | 'currency_required'
  | 'address_required'
  | 'qrcode_required'
  | 'network_unknown'
  | 'text_too_long'
  | 'address_invalid'
  | MemoProblem
  | 'picture_unknown'
  | 'special_characters'
  | 'address_repeated'
  | 'too_many_addresses';

/** The texts of an address as the exchange receives and stores them. */
export const normalizedAddress = <Texts extends ChainTarget & { readonly label: string }>(typed: Texts): Texts => ({
  ...typed,
  address: plainText(typed.address),
  memo: plainText(typed.memo),
  label: plainText(typed.label),
});

/** The rules which an address breaks, in the order of the exchange's refusals. */
export function savedAddressViolations(
  saved: SavedAddress,
  { networks, ownPrefixOf, hasPicture, book }: SavedAddressFacts,
): readonly Violation<SavedAddressRefusal>[] {
  const { currency, network } = saved;
  const { address, memo, label } = normalizedAddress(saved);
  const isTooLong = saved.address.trim().length > ADDRESS_MAX;
  const isMissing = !isTooLong && address === '';
  const candidates = networks.filter((one) => network === null || one === network);
  const fitting = networkFor(address, candidates, ownPrefixOf);
  const isRepeated = book?.rows.some(
    (row) => row.currency === currency && row.network === fitting && row.address === address && row.memo === memo,
  );
  const target = currency === 0 ? [] : chainViolations({ address, memo }, candidates, ownPrefixOf);
  return violated<SavedAddressRefusal>(
    currency === 0 && { code: 'currency_required' },
    isMissing && { code: 'address_required' },
    isTooLong && { code: 'text_too_long', field: 'address' },
    !saved.hasQrcode && { code: 'qrcode_required' },
    saved.label.trim().length > ADDRESS_LABEL_MAX && { code: 'text_too_long' },
    saved.memo.trim().length > MEMO_MAX && { code: 'text_too_long', field: 'memo' },
    ...target.filter(({ code }) => !(isMissing || isTooLong) || code !== 'address_invalid'),
    hasPicture === false && { code: 'picture_unknown' },
    noSpecialCharacters(label) !== null && { code: 'special_characters' },
    isRepeated && { code: 'address_repeated' },
    book?.isFull && { code: 'too_many_addresses', params: { most: MAX_ADDRESSES } },
  );
}
