import { expect } from 'vitest';
import type { Call } from '@/contract/calls';
import { OTC_BUY, type OtcSide } from '@/domain/otc/otc';
import { houseAccount, userAccount } from '../../ledger/accounts';
import { setPayPassword } from '../../products/accounts/pay-password';
import { endSale } from '../../products/nft/end';
import { adsFor } from '../../products/otc/merchants';
import { type Bench, type Body, type Customer, openBench } from '../../testing/world';

export type Fields = Readonly<Record<string, string | number>>;
/** A call, the code it is to be refused with, and what comes to it: the fields of the refused request. */
export type Row = readonly [name: Call, code: string, fields: () => Fields];

export const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
export const USDT = 3;
export const PAY = '123456';
export const OWN_MAIL = 'maya@mail.example';
export const NEW_MAIL = 'new@mail.example';
export const NEW_PHONE = '81234567890';

/** An exchange with two verified customers who have money in every account. */
export let bench: Bench;
export let maya: Customer;
export let eve: Customer;

/** Begins anew; tests call it before each. */
export function setFixture(): void {
  bench = openBench();
  const balances = { USDT: '9000', 'legal:USDT': '9000', 'lever:USDT': '9000', 'micro:USDT': '9000' };
  maya = bench.customer('maya', balances, 2);
  eve = bench.customer('eve', balances, 2);
  for (const { id } of [maya, eve])
    change(id, { reviewStatus: 2, advancedStatus: 2, areaCode: '62', phone: `81100000${id}` });
}

export const change = (id: number, columns: object) => bench.world.tables.users.update(id, columns as never);
export const setPay = () => setPayPassword(bench.world, bench.world.tables.users.need(maya.id), PAY);

export const call = (name: Call, fields: Fields = {}, as: Customer = maya): Body =>
  bench.call(name, fields as never, as.token);
export const reason = (name: Call, fields: Fields = {}) => call(name, fields).reason;
/** Makes a call that is accepted. Returns its payload. */
export function accepted<T>(name: Call, fields: Fields = {}, as: Customer = maya): T {
  const body = call(name, fields, as);
  expect(body).toMatchObject({ type: 'ok' });
  return body.message as T;
}
export const committed = (work: () => unknown): void =>
  void bench.world.transaction(() => {
    work();
    return { accepted: true };
  });

/** Sends a code to an address, two minutes after the last one, and returns it. */
export function sentCode(to: string, scene: string): string {
  bench.advance(2 * MINUTE_MS);
  const isPhone = /^\d+$/.test(to);
  const sent = isPhone
    ? call('POST /sms_send', { mobile: to, area_code: '62', scene })
    : call('POST /sms_mail', { user_string: to, scene });
  expect(sent).toMatchObject({ type: 'ok' });
  return bench.world.tables.inbox.all({ limit: 1, newestFirst: true })[0]?.code ?? '';
}

export const picture = (): string =>
  accepted('POST /upload', { mime: 'image/png', size: 9, digest: 'ff', sniffed: 'image/png' });

/** Takes whatever is in the spot account away. */
export function spendAll({ id }: Customer): void {
  const { ledger, nowMs } = bench.world;
  const note = { atMs: nowMs, reason: 'grant', ref: 'test' } as const;
  const all = ledger.available(id, 'change', 'USDT');
  ledger.transfer(userAccount(id, 'change', 'USDT'), houseAccount('house:treasury', 'USDT'), all, note);
}

/** The code of a work that is sold in this way and not too dear; status 1 on sale, 2 not yet. */
export function workSold(payType: 1 | 2, status: 1 | 2 = 1): string {
  const fields = { pay_type: payType, status, currency: USDT, limit: 100 };
  const rows = accepted<{ code: string; price: string }[]>('GET /bind_box/getBoxList', fields);
  return rows.find(({ price }) => Number(price) < 1500)?.code ?? '';
}
export function bought(): string {
  const code = workSold(1);
  accepted('POST /bind_box/buyNFT', { code });
  return code;
}
const wireTime = (hours: number) =>
  new Date(bench.world.nowMs + (hours + 8) * HOUR_MS).toISOString().slice(0, 19).replace('T', ' ');
export const resale = (code: string) => ({ code, price: '2000', start_time: wireTime(1), end_time: wireTime(25) });
const endAuction = (code: string) =>
  committed(() => endSale(bench.world, bench.world.tables.nftSales.first('code', code) as never));
/** An auction that Maya has won. Returns the work's code and the order she has to pay. */
export function won() {
  const code = workSold(2);
  accepted('POST /bind_box/auctionNFT', { code, price: '100' });
  endAuction(code);
  const [order] = accepted<{ id: number }[]>('POST /bind_box/getNeedPayNFTOrder');
  return { code, id: order?.id ?? 0 };
}
/** A work of Maya's that she sells by auction since a minute. */
export function ownAuction(): string {
  const { code, id } = won();
  accepted('POST /bind_box/payNFTOrder', { id });
  accepted('POST /bind_box/resellNFT', { ...resale(code), per_increase: '10' });
  bench.advance(HOUR_MS + MINUTE_MS);
  return code;
}
/** A work of Maya's that Eve has won and not paid yet. */
export function lockedWork(): string {
  const code = ownAuction();
  accepted('POST /bind_box/auctionNFT', { code, price: '10' }, eve);
  endAuction(code);
  return code;
}

/** Takes 20 USDT of the best advertisement. */
export function takeAd(side: OtcSide = OTC_BUY): { readonly id: number } {
  const [ad] = adsFor(bench.world, side, 'USD');
  const terms = { ad_id: ad?.id ?? 0, price: ad?.price.toFixed() ?? '', method: ad?.merchant.methods[0] ?? '' };
  return accepted('POST /otc/order', { ...terms, number: '20' });
}
