import { beforeEach, expect, it } from 'vitest';
import { OTC_BUY, OTC_MAX_CANCELS } from '@/domain/otc/otc';
import {
  accepted,
  bought,
  lockedWork,
  maya,
  ownAuction,
  PAY,
  type Row,
  reason,
  resale,
  setFixture,
  setPay,
  spendAll,
  takeAd,
  won,
  workSold,
} from './fixture';

/** Refusals of artworks and OTC that no other test reaches. */

beforeEach(setFixture);

const TERMS = {
  price_type: 2,
  price_value: '100.5',
  number: '200',
  min: '20',
  max: '100',
  methods: 'bank',
  pay_minutes: 30,
};
const WRONG_TERMS = {
  otc_ad_price: { price_value: '500' },
  otc_ad_number: { number: '1' },
  otc_ad_min: { min: '0.5' },
  otc_ad_max: { max: '201' },
  otc_ad_methods: { methods: 'gold' },
};
const ownAd = (): number => accepted<{ id: number }>('POST /otc/ad', { side: OTC_BUY, fiat: 'USD', ...TERMS }).id;
function cancelOften(): void {
  for (let count = 0; count < OTC_MAX_CANCELS; count += 1) accepted('POST /otc/cancel', takeAd());
}

/** A transfer of a work that cannot be given away. */
const transferOf = (code: string) => {
  setPay();
  return { code, account: 'eve@mail.example', pay_password: PAY };
};

const ROWS: readonly Row[] = [
  ['POST /bind_box/buyNFT', 'nft_not_on_sale', () => ({ code: workSold(1, 2) })],
  ['POST /bind_box/marginNFT', 'nft_no_auction', () => ({ code: workSold(1) })],
  ['POST /bind_box/marginNFT', 'nft_not_on_sale', () => ({ code: workSold(2, 2) })],
  ['POST /bind_box/marginNFT', 'nft_own', () => ({ code: ownAuction() })],
  [
    'POST /bind_box/marginNFT',
    'nft_margin_short',
    () => {
      spendAll(maya);
      return { code: workSold(2) };
    },
  ],
  ['POST /bind_box/auctionNFT', 'amount_invalid', () => ({ code: workSold(2), price: '10', current: 'x' })],
  ['POST /bind_box/openBlindBox', 'box_none', () => ({ code: bought() })],
  ['POST /bind_box/resellNFT', 'nft_locked', () => resale(lockedWork())],
  ['POST /bind_box/transferNFT', 'nft_locked', () => transferOf(lockedWork())],
  [
    'POST /bind_box/transferNFT',
    'resale_running',
    () => {
      const code = bought();
      accepted('POST /bind_box/resellNFT', resale(code));
      return transferOf(code);
    },
  ],
  [
    'POST /bind_box/payNFTOrder',
    'insufficient_balance',
    () => {
      const { id } = won();
      spendAll(maya);
      return { id };
    },
  ],
  ...Object.entries(WRONG_TERMS).map(
    ([code, wrong]): Row => ['POST /otc/ad_edit', code, () => ({ id: ownAd(), ...TERMS, ...wrong })],
  ),
  [
    'POST /otc/ad_state',
    'otc_ad_ended',
    () => {
      const id = ownAd();
      accepted('POST /otc/ad_state', { id, status: 3 });
      return { id, status: 1 };
    },
  ],
  [
    'POST /otc/ad_state',
    'otc_too_many_cancels',
    () => {
      const id = ownAd();
      accepted('POST /otc/ad_state', { id, status: 2 });
      cancelOften();
      return { id, status: 1 };
    },
  ],
  [
    'POST /otc/ad',
    'otc_too_many_cancels',
    () => {
      cancelOften();
      return { side: OTC_BUY, fiat: 'USD', ...TERMS };
    },
  ],
];

it.each(ROWS)('%s: %s', (name, code, fields) => {
  expect(reason(name, fields())).toBe(code);
});
