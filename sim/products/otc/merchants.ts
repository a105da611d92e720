import { FIAT_CODES, type FiatCode, USD_RATES } from '@/domain/money/fiat';
import { Decimal, type Money } from '@/domain/money/money';
import { OTC_BUY, OTC_SELL, type OtcMethod, type OtcSide, otcFiatDecimals, otcPriceDecimals } from '@/domain/otc/otc';
import type { World } from '../../world';
import { otcIndex, PRICE_MS } from './index-price';
import type { Party } from './party';

/** A simulated merchant. One of them is slow, so that customers can appeal. */
export interface Merchant extends Party {
  readonly fiats: readonly FiatCode[];
  readonly methods: readonly OtcMethod[];
  /** Distance from the index in the merchant's favour, in hundredths of a percent. */
  readonly spread: number;
  readonly most: number;
}

export const MERCHANTS: readonly Merchant[] = [
  {
    id: 1,
    name: 'Nusantara Exchange',
    fiats: ['IDR', 'USD'],
    methods: ['bank', 'wallet'],
    orders: 4821,
    completion: '99.2',
    minutes: 2,
    spread: 25,
    most: 20_000,
  },
  {
    id: 2,
    name: 'Harbour Desk',
    fiats: ['USD', 'HKD', 'CNY', 'IDR'],
    methods: ['bank'],
    orders: 2210,
    completion: '98.6',
    minutes: 3,
    spread: 40,
    most: 50_000,
  },
  {
    id: 3,
    name: 'Kopi & Coins',
    fiats: ['IDR', 'USD', 'THB'],
    methods: ['wallet'],
    orders: 960,
    completion: '97.1',
    minutes: 5,
    spread: 15,
    most: 3_000,
  },
  {
    id: 4,
    name: 'Slow But Cheap',
    fiats: ['IDR', 'USD', 'EUR', 'VND'],
    methods: ['bank'],
    orders: 143,
    completion: '81.4',
    minutes: 90,
    spread: 5,
    most: 5_000,
  },
  {
    id: 5,
    name: 'Euro Bridge',
    fiats: ['EUR', 'GBP', 'USD'],
    methods: ['bank'],
    orders: 3105,
    completion: '99.0',
    minutes: 4,
    spread: 35,
    most: 30_000,
  },
  {
    id: 6,
    name: 'Saigon Pay',
    fiats: ['VND', 'USD', 'PHP'],
    methods: ['bank', 'wallet'],
    orders: 1544,
    completion: '98.0',
    minutes: 3,
    spread: 45,
    most: 10_000,
  },
  {
    id: 7,
    name: 'Sakura Desk',
    fiats: ['JPY', 'USD', 'AED'],
    methods: ['bank'],
    orders: 1877,
    completion: '99.5',
    minutes: 2,
    spread: 50,
    most: 25_000,
  },
];

/** A merchant's advertisement as of now. `min` and `max` are in USDT. */
export interface Ad {
  readonly id: number;
  readonly merchant: Merchant;
  readonly side: OtcSide;
  readonly fiat: FiatCode;
  readonly price: Money;
  readonly min: Money;
  readonly max: Money;
}

const LEAST = new Decimal(10);
const FIATS = FIAT_CODES.length;

/** An advertisement by its id, which encodes merchant, currency and side; null when there is none. */
export function adOf(world: World, id: number): Ad | null {
  const at = id - 1;
  const merchant = MERCHANTS[Math.floor(at / (FIATS * 2))];
  const fiat = FIAT_CODES[Math.floor((at % (FIATS * 2)) / 2)];
  if (!merchant || !fiat || !merchant.fiats.includes(fiat)) return null;
  const side = at % 2 === 0 ? OTC_BUY : OTC_SELL;
  const slot = Math.floor(world.nowMs / PRICE_MS);
  const off = merchant.spread + (world.chance('otc.price', id, slot) % 11);
  const factor = new Decimal(10_000 + (side === OTC_BUY ? off : -off)).div(10_000);
  const price = otcIndex(world, fiat)
    .times(factor)
    .toDecimalPlaces(otcPriceDecimals(USD_RATES[fiat]), Decimal.ROUND_HALF_UP);
  const max = Math.floor((merchant.most * (40 + (world.chance('otc.stock', id, slot) % 61))) / 100);
  return { id, merchant, side, fiat, price, min: LEAST, max: new Decimal(max) };
}

/** All merchants' advertisements for a side and currency, the best price for the customer first. */
export function adsFor(world: World, side: OtcSide, fiat: FiatCode): Ad[] {
  const found = MERCHANTS.flatMap(({ id }) => {
    const ad = adOf(world, (id - 1) * FIATS * 2 + FIAT_CODES.indexOf(fiat) * 2 + (side === OTC_BUY ? 1 : 2));
    return ad ? [ad] : [];
  });
  return found.sort((a, b) => (side === OTC_BUY ? a.price.cmp(b.price) : b.price.cmp(a.price)) || a.id - b.id);
}

/** Decimals of a price, and of an amount, in a fiat currency. */
export const priceDecimalsOf = (fiat: string): number => otcPriceDecimals(USD_RATES[fiat as FiatCode]);
export const fiatDecimalsOf = (fiat: string): number => otcFiatDecimals(USD_RATES[fiat as FiatCode]);
