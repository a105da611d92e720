import * as v from 'valibot';
import { decimal, flag, integer, textOrEmpty } from './shapes';

/** Numbers of a few values that servers send as numbers or strings. */
const numbered = <const T extends readonly number[]>(...values: T) =>
  v.pipe(
    integer,
    v.check((value) => values.includes(value)),
    v.transform((value) => value as T[number]),
  );

const rarity = v.picklist(['N', 'R', 'SR']);

/** An artwork with its sale, as every list and detail has it (contract section 12). Oddities of the family are noted. */
const nftEntries = {
  id: integer,
  /** What calls name it by: 32 hexadecimal digits. */
  code: v.string(),
  /** 1 image, 2 gif, 3 audio, 4 video. */
  type: numbered(1, 2, 3, 4),
  currency_id: integer,
  currency_name: v.string(),
  name: v.string(),
  /** What it costs; of an auction the current bid, before the first one the starting price. */
  price: decimal,
  /** Address of the medium itself, whatever the type. */
  image: v.string(),
  description: textOrEmpty,
  author_description: textOrEmpty,
  /** User ids. */
  author: integer,
  owner: integer,
  /** 1 started, 0 ended or not for sale, 2 not started; a client derives it from the times (src/domain/nft.ts). */
  status: numbered(0, 1, 2),
  /** `YYYY-MM-DD HH:MM:SS`. */
  start_time: v.string(),
  end_time: v.string(),
  created: textOrEmpty,
  updated: textOrEmpty,
  /** 1 fixed price, 2 auction, 3 blind box. */
  pay_type: numbered(1, 2, 3),
  /** Least increase of an auction's bid; "0" otherwise, never null. */
  per_increase: decimal,
  chain: textOrEmpty,
  /** '' of a blind box nobody has opened. */
  rarity: v.union([rarity, v.literal('')]),
  /** USDT, taken once from whoever bids. */
  margin: integer,
  /** What a blind box turned out to be; 0 or null before. */
  rarity_house_id: v.nullish(integer),
  /** "1" once a blind box is opened. */
  rarity_status: flag,
  /** 1 while its owner offers it for resale. */
  resell_nft_status: flag,
  /** "1" while an auction is won and not paid. */
  lock_order: flag,
  author_id: integer,
  author_name: v.string(),
  author_avatar: textOrEmpty,
  /** Whether the viewer has collected it. */
  collect: v.optional(flag, false),
  /** Designed: a still picture for audio and video, '' for the others. */
  cover: textOrEmpty,
  /** Designed: its owner's name, and the picture. */
  owner_name: textOrEmpty,
  owner_avatar: textOrEmpty,
  /** Designed: where an auction began, and how many bids it has. */
  start_price: v.nullish(decimal),
  bid_count: v.nullish(integer),
  /** Designed: chances of a blind box in percent, the same for all of a kind; [] for everything else. */
  odds: v.optional(v.array(v.object({ rarity, percent: decimal })), []),
  /** Designed: whether its owner may still offer it for resale; once per owner. */
  resold: v.optional(flag, false),
};

export const nft = v.object(nftEntries);

/** Where an auction stands for the viewer (designed; clients of the family find out from the bids). */
export const nftStanding = v.object({
  /** The viewer's highest bid, null without one. */
  bid: v.nullable(decimal),
  /** Whether that is the highest of all. */
  leading: flag,
  /** USDT of the viewer: not taken, held, returned, forfeited. */
  margin: v.picklist(['none', 'held', 'refunded', 'forfeited']),
  /** The pay order of whoever won; null otherwise. */
  order: v.nullable(
    v.object({
      id: integer,
      state: v.picklist(['waiting', 'paid', 'expired']),
      /** Unix seconds of the deadline. */
      overtime: integer,
    }),
  ),
});

export const nftDetail = v.object({
  ...nftEntries,
  collect_number: integer,
  /** Designed; left out when nobody is signed in or the work was never up for auction to the viewer. */
  standing: v.nullish(nftStanding),
});

/** A bid. Newest first wherever they are listed. */
export const nftBid = v.object({
  id: integer,
  margin_log_id: integer,
  code: v.string(),
  buyer_id: integer,
  /** 1 valid. */
  status: integer,
  /** The bid itself, not the increment. */
  price: decimal,
  currency_id: integer,
  is_expired: flag,
  created: v.string(),
  head_portrait: textOrEmpty,
  currency_name: v.string(),
  nick_name: v.string(),
  nft_name: v.string(),
  nft_image: v.string(),
});

export const nftArtist = v.object({
  id: integer,
  author_id: integer,
  nickname: v.string(),
  head_portrait: textOrEmpty,
  /** Designed: one line about them (an artist's in the language of the request), and how many works they have made. */
  signature: textOrEmpty,
  artworks_number: v.nullish(integer),
});

export const nftOrder = v.object({
  id: integer,
  code: v.string(),
  /** The winning bid (the family's spelling). */
  quotrtion_log_id: integer,
  user_id: integer,
  currency_id: integer,
  currency_name: v.string(),
  is_read: flag,
  is_pay: flag,
  is_expired: flag,
  /** Unix seconds, a string on the wire: until then it is to be paid. */
  overtime: integer,
  created: v.string(),
  pay_time: textOrEmpty,
  image: v.string(),
  end_time: v.string(),
  name: v.string(),
  price: decimal,
  /** Designed: what comes back with the payment, or was forfeited, in USDT; medium and its still picture. */
  margin: v.nullish(integer),
  type: v.nullish(numbered(1, 2, 3, 4)),
  cover: textOrEmpty,
});

/** Designed: how a work came to whom, newest first; the first of all is that it was made. */
export const nftMove = v.object({
  id: integer,
  kind: v.picklist(['minted', 'sale', 'auction', 'box', 'resale', 'transfer']),
  /** User ids and names; 0 and '' for whoever made it out of nothing. */
  from: integer,
  from_name: v.string(),
  to: integer,
  to_name: v.string(),
  /** '' where nothing was paid. */
  price: v.string(),
  currency_name: v.string(),
  created: v.string(),
});
