import * as v from 'valibot';
import { decoration } from '../fallback';
import { decimal, decimalOrEmpty, flag, integer, textOrEmpty, wireTime } from '../shapes';
import { unixSeconds } from '../unix-seconds';

/** A number from a fixed set, which servers send as a number or as a string. */
const numbered = <const T extends readonly number[]>(...values: T) =>
  v.pipe(
    integer,
    v.check((value) => values.includes(value)),
    v.transform((value) => value as T[number]),
  );

const rarity = v.picklist(['N', 'R', 'SR']);

/** An artwork with its sale, as every list and detail has it (contract section 12). */
const nftEntries = {
  id: integer,
  /** The artwork's id in calls: 32 hexadecimal digits. */
  code: v.string(),
  /** 1 image, 2 gif, 3 audio, 4 video. */
  type: numbered(1, 2, 3, 4),
  currency_id: integer,
  currency_name: v.string(),
  name: v.string(),
  /** The price. For an auction it is the current bid, or the starting price before the first bid. */
  price: decimal,
  /** Address of the media file of any type. */
  image: decoration(v.string(), ''),
  description: textOrEmpty,
  author_description: textOrEmpty,
  /** User ids. */
  author: integer,
  owner: integer,
  /** 1 started, 0 ended or not for sale, 2 not started; a client derives it from the times (src/domain/nft/nft.ts). */
  status: numbered(0, 1, 2),
  /** `YYYY-MM-DD HH:MM:SS`. */
  start_time: wireTime,
  end_time: wireTime,
  created: textOrEmpty,
  updated: textOrEmpty,
  /** 1 fixed price, 2 auction, 3 blind box. */
  pay_type: numbered(1, 2, 3),
  /** Smallest increase of an auction's bid; "0" for other sales, never null. */
  per_increase: decimal,
  chain: textOrEmpty,
  /** '' for an unopened blind box. */
  rarity: v.union([rarity, v.literal('')]),
  /** Bid deposit in USDT, charged once per bidder. */
  margin: integer,
  /** Id of the work that a blind box contained; 0 or null before it is opened. */
  rarity_house_id: v.nullish(integer),
  /** "1" once a blind box is opened. */
  rarity_status: flag,
  /** 1 while its owner offers it for resale. */
  resell_nft_status: flag,
  /** "1" while an auction is won but not paid. */
  lock_order: flag,
  author_id: integer,
  author_name: decoration(v.string(), ''),
  author_avatar: textOrEmpty,
  /** Whether the viewer has it in their favourites. */
  collect: v.optional(flag, false),
  /** Designed: a still picture for audio and video, '' for the others. */
  cover: textOrEmpty,
  /** Designed: the owner's name and picture. */
  owner_name: textOrEmpty,
  owner_avatar: textOrEmpty,
  /** Designed: the starting price of an auction, and its number of bids. */
  start_price: v.nullish(decimal),
  bid_count: v.nullish(integer),
  /** Designed: chances of a blind box in percent, the same for all boxes of a kind; [] for everything else. */
  odds: v.optional(v.array(v.object({ rarity, percent: decimal })), []),
  /** Designed: whether its owner has already offered it for resale. Each owner may do so once. */
  resold: v.optional(flag, false),
};

export const nft = v.object(nftEntries);

/** The viewer's bid status in an auction (designed; clients of the family derive it from the bids). */
export const nftOwnBid = v.object({
  /** The viewer's highest bid, null without one. */
  bid: v.nullable(decimal),
  /** Whether that bid is the highest of all. */
  leading: flag,
  /** The viewer's bid deposit in USDT: not charged, held, returned, or forfeited. */
  margin: v.picklist(['none', 'held', 'refunded', 'forfeited']),
  /** The pay order, if the viewer won; null otherwise. */
  order: v.nullable(
    v.object({
      id: integer,
      state: v.picklist(['waiting', 'paid', 'expired']),
      /** Payment deadline in Unix seconds. */
      overtime: unixSeconds,
    }),
  ),
});

export const nftDetail = v.object({
  ...nftEntries,
  collect_number: integer,
  /**
   * Designed: the viewer's bid status in the running or last auction. The simulated exchange always sends it, other
   * servers may not.
   */
  standing: v.nullish(nftOwnBid),
});

/** A bid. Lists are newest first. */
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
  nick_name: decoration(v.string(), ''),
  nft_name: decoration(v.string(), ''),
  nft_image: decoration(v.string(), ''),
});

export const nftArtist = v.object({
  id: integer,
  author_id: integer,
  nickname: decoration(v.string(), ''),
  head_portrait: textOrEmpty,
  /**
   * Designed: one line about the user (an artist's is in the language of the request), and the number of works created.
   */
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
  /** Payment deadline in Unix seconds, as a string on the wire. */
  overtime: unixSeconds,
  created: v.string(),
  pay_time: textOrEmpty,
  image: decoration(v.string(), ''),
  end_time: v.string(),
  name: v.string(),
  price: decimal,
  /**
   * Designed: the bid deposit in USDT that is returned with the payment or was forfeited; the media type and its still
   * picture.
   */
  margin: v.nullish(integer),
  type: v.nullish(numbered(1, 2, 3, 4)),
  cover: textOrEmpty,
});

/** Designed: changes of a work's ownership, newest first. The oldest is its creation. */
export const nftMove = v.object({
  id: integer,
  kind: v.picklist(['minted', 'sale', 'auction', 'box', 'resale', 'transfer']),
  /** User ids and names; `from` is 0 and '' at the creation. */
  from: integer,
  from_name: decoration(v.string(), ''),
  to: integer,
  to_name: decoration(v.string(), ''),
  /** '' if nothing was paid. */
  price: decimalOrEmpty,
  currency_name: v.string(),
  created: v.string(),
});
