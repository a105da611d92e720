import { type FormEvent, useEffect } from 'react';
import { BID_FIELDS } from '@/contract/refusals/fields/nft';
import { Decimal, ZERO } from '@/domain/money/money';
import { USDT } from '@/domain/money/usdt';
import { useTranslation } from '@/i18n/use-translation';
import type { BidTicket } from '@/lifecycles/auction';
import { ask, dismissQuestions } from '@/ui/overlays/ask';
import { ConfirmFrame } from '../../_shared/form/confirm-frame';
import { useForm } from '../../_shared/form/use-form';
import { useRefusalText } from '../../_shared/form/use-refusal-text';
import { useNftTexts } from '../../_shared/nft/use-nft-texts';
import { useSpotBalance } from '../../_shared/wealth/use-spot-balance';
import type { AuctionPartProps } from './auction-bar';
import { moveToShow, raiseViolations, sumOf, ticketViolations } from './auction-facts';
import { BidForm } from './bid-form';

/** Confirmation of a bid: raise, resulting amount and deposit. */
export function BidSheet(props: AuctionPartProps) {
  const { work, ownBid, snapshot, send } = props;
  const { t } = useTranslation(['nft-trade', 'common']);
  const texts = useNftTexts();
  const refusalText = useRefusalText();
  const coin = work.currency_name;
  const available = useSpotBalance(coin);
  const availableUsdt = useSpotBalance(USDT.name);
  const sending = snapshot.matches({ running: 'bidding' });
  const refused = snapshot.matches({ running: 'refused' });
  const failure = refused ? snapshot.context.failure : null;
  const isOpen = sending || refused || snapshot.matches({ running: 'confirming' });
  // The auction may end, or another tab may lead, while the last question is open.
  useEffect(() => (isOpen ? dismissQuestions : undefined), [isOpen]);
  const ticket: BidTicket = snapshot.context.ticket ?? { code: work.code, price: '', current: work.price };

  const marginDue = ownBid?.margin === 'held' ? ZERO : new Decimal(work.margin);
  const current = new Decimal(ticket.current);
  const violations = raiseViolations(ticket, {
    asset: coin,
    current,
    perIncrease: new Decimal(work.per_increase),
    marginDue,
    available,
    availableUsdt,
  });
  // Not while sending, because the bid itself may move the price.
  const moved = sending ? [] : ticketViolations(ticket, work);
  const form = useForm({
    fields: BID_FIELDS,
    violations: [...moved, ...violations],
    empty: ticket.price === '' ? ['price'] : [],
    failure,
  });
  const bid = sumOf(ticket);
  const hasMoved = moved.length > 0;
  const move = moveToShow(moved, form.failure);
  const change = (next: Partial<BidTicket>) => {
    form.changed('price');
    send({ type: 'change', ticket: { ...ticket, ...next } });
  };
  const confirm = async () => {
    const sure = await ask({
      title: t('bid.sure', { amount: texts.amount(bid, coin) }),
      body: t(marginDue.isZero() ? 'bid.sureHeld' : 'bid.sureNow', {
        current: texts.amount(ticket.current, coin),
        raise: texts.amount(ticket.price, coin),
        margin: texts.format.upTo(work.margin, 0),
      }),
      confirmLabel: t('bid.place'),
      cancelLabel: t('common:cancel'),
    });
    // If another customer has bid meanwhile, the exchange refuses this bid.
    if (sure) send({ type: 'confirm' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (hasMoved) change({ current: work.price });
    else form.submit(confirm);
  };
  return (
    <ConfirmFrame
      open={isOpen}
      title={t('bid.title')}
      confirm={
        hasMoved
          ? t('bid.follow', { amount: texts.amount(work.price, coin) })
          : t('bid.submit', { amount: texts.amount(bid, coin) })
      }
      sending={sending}
      failure={move ? refusalText(move.code, move.params) : (form.formMessage ?? null)}
      form={form.id}
      onCancel={() => send({ type: 'cancel' })}
    >
      <form id={form.id} onSubmit={submit} noValidate>
        <BidForm
          work={work}
          ownBid={ownBid}
          ticket={ticket}
          bid={bid}
          error={form.messageOf('price')}
          isUsdtMissing={violations[0]?.code === 'nft_margin_short'}
          available={available}
          sending={sending}
          onRaise={(price) => change({ price })}
        />
      </form>
    </ConfirmFrame>
  );
}
