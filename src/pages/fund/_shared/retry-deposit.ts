import { BY_CARD } from '@/contract/recharge/codes';
import type { RechargeRow } from '@/data/queries/recharge';
import { Decimal } from '@/domain/money/money';
import { path, shell } from '@/lib/shell-port';
import { ABOUT_CARD, aboutCoin, draftStore, EMPTY } from './recharge-draft';

/**
 * Opens the deposit form at its second step with the data of a failed deposit, because the money may already have
 * arrived. The voucher must be uploaded again, because the exchange did not accept the last one.
 */
export function retryDeposit({ currency_id: coin, amount, type, network, hash }: RechargeRow): void {
  const isCard = type === BY_CARD;
  const plain = new Decimal(amount).toFixed();
  draftStore.set({ ...EMPTY, of: isCard ? ABOUT_CARD : aboutCoin(coin), amount: plain, hash: hash ?? '' });
  shell().go(
    isCard
      ? path('/pages/fund/receive', { way: 'card', step: 'payment' })
      : path('/pages/fund/receive', { coin, network: network || undefined, step: 'payment' }),
  );
}
