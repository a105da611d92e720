import { Decimal } from '@/domain/money/money';
import { MINUTE_MS } from '@/domain/time';
import { setPayPassword } from '../products/accounts/pay-password';
import { type LastingCustomer, lastingCustomer } from './lasting-customer';
import type { Bench } from './world';

/** A customer who can trade OTC: 1,000 USDT in the legal account, a bank card, the payment password 123456. */
export function otcCustomer(bench: Bench): LastingCustomer {
  const customer = lastingCustomer(bench, 'ana', { 'legal:USDT': '1000' });
  const { bankCards, users } = bench.world.tables;
  setPayPassword(bench.world, users.need(customer.id), '123456');
  bankCards.insert({ id: 1, userId: customer.id, createdMs: 0 } as never);
  return customer;
}

/** Lets minutes pass one by one, or in one jump. */
export function passMinutes(bench: Bench, minutes: number, inSteps: boolean): void {
  if (inSteps) for (let minute = 0; minute < minutes; minute += 1) bench.advance(MINUTE_MS);
  else bench.advance(minutes * MINUTE_MS);
}

/** The sum of USDT over some orders or advertisements. */
export const totalNumber = (rows: readonly { readonly number: string }[]): Decimal =>
  rows.reduce((total, { number }) => total.plus(number), new Decimal(0));
