import type { NftFilter } from '@/data/queries/nft';
import { NFT_MODE, NFT_STATUS, NFT_TYPE, type NftMode, type NftStatus, type NftType } from '@/domain/nft';

/** What a list of works is narrowed to; undefined for everything. */
export type WorksFilter = Omit<NftFilter, 'keyword'>;

export const TYPES: readonly NftType[] = [NFT_TYPE.image, NFT_TYPE.gif, NFT_TYPE.audio, NFT_TYPE.video];
export const MODES: readonly NftMode[] = [NFT_MODE.fixed, NFT_MODE.auction, NFT_MODE.box];
export const STATUSES: readonly NftStatus[] = [NFT_STATUS.started, NFT_STATUS.waiting, NFT_STATUS.ended];

/** Reads `?mode=2&status=1`. What is none counts as all: the address may be old or typed by hand. */
export function readWorksFilter(fields: URLSearchParams): WorksFilter {
  const one = <T extends number>(name: string, values: readonly T[]) =>
    values.find((value) => String(value) === fields.get(name));
  const currency = Number(fields.get('currency'));
  return {
    currency: Number.isSafeInteger(currency) && currency > 0 ? currency : undefined,
    pay_type: one('mode', MODES),
    status: one('status', STATUSES),
    type: one('type', TYPES),
  };
}

/** The parameters of the address with another filter; the others stay. */
export function writeWorksFilter(fields: URLSearchParams, filter: WorksFilter): URLSearchParams {
  const next = new URLSearchParams(fields);
  const { currency, pay_type: mode, status, type } = filter;
  for (const [name, value] of Object.entries({ currency, mode, status, type }))
    if (value === undefined) next.delete(name);
    else next.set(name, String(value));
  return next;
}

/** A filter and what happens when it is another. */
export interface FilterProps {
  filter: WorksFilter;
  onChange: (filter: WorksFilter) => void;
}

/** How many things it is narrowed by, the sale mode aside, which has a row of its own. */
export const countOf = ({ currency, status, type }: WorksFilter): number =>
  [currency, status, type].filter((value) => value !== undefined).length;
