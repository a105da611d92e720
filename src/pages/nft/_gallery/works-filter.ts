import type { NftFilter } from '@/data/nft/queries';
import { NFT_MODE, NFT_STATUS, NFT_TYPE, type NftMode, type NftStatus, type NftType } from '@/domain/nft/nft';
import { idIn } from '@/lib/browser/id-in-address';

/** Filter of a list of works; undefined fields do not filter. */
export type WorksFilter = Omit<NftFilter, 'keyword'>;

export const TYPES: readonly NftType[] = [NFT_TYPE.image, NFT_TYPE.gif, NFT_TYPE.audio, NFT_TYPE.video];
export const MODES: readonly NftMode[] = [NFT_MODE.fixed, NFT_MODE.auction, NFT_MODE.box];
export const STATUSES: readonly NftStatus[] = [NFT_STATUS.started, NFT_STATUS.waiting, NFT_STATUS.ended];

/** Reads `?mode=2&status=1`. An invalid value means no filter, because the address may be outdated or typed. */
export function readWorksFilter(fields: URLSearchParams): WorksFilter {
  const one = <T extends number>(name: string, values: readonly T[]) =>
    values.find((value) => String(value) === fields.get(name));
  return {
    currency: idIn(fields, 'currency') || undefined,
    pay_type: one('mode', MODES),
    status: one('status', STATUSES),
    type: one('type', TYPES),
  };
}

/** The query parameters with a new filter; other parameters are kept. */
export function writeWorksFilter(fields: URLSearchParams, filter: WorksFilter): URLSearchParams {
  const next = new URLSearchParams(fields);
  const { currency, pay_type: mode, status, type } = filter;
  for (const [name, value] of Object.entries({ currency, mode, status, type }))
    if (value === undefined) next.delete(name);
    else next.set(name, String(value));
  return next;
}

export interface FilterProps {
  filter: WorksFilter;
  onChange: (filter: WorksFilter) => void;
}

/** Number of active filters, without the sale mode, which has its own row. */
export const countOf = ({ currency, status, type }: WorksFilter): number =>
  [currency, status, type].filter((value) => value !== undefined).length;
