import { BID_FIELDS } from '@/contract/refusals/fields/nft';
import { Decimal, ZERO } from '@/domain/money/money';
import { bidViolations } from '@/domain/nft/nft';
import { useTranslation } from '@/i18n/use-translation';
import type { BidTicket } from '@/lifecycles/auction';
import { ask } from '@/ui/overlays/ask';
import { ConfirmFrame } from '../../_shared/form/confirm-frame';
import { useForm } from '../../_shared/form/use-form';
import { useNftTexts } from '../../_shared/nft/use-nft-texts';
import { useSpotBalance } from '../../_shared/wealth/use-spot-balance';
import type { AuctionPartProps } from './auction-bar';
import { sumOf } from './auction-facts';
import { BidForm } from './bid-form';

const USDT = 'USDT';

/** Confirmation of a bid: raise, resulting amount and deposit; also shows why the exchange refused it. */
export function BidSheet(props: AuctionPartProps) {
  const { work, ownBid, snapshot, send } = props;
  const { t } = useTranslation(['nft-trade', 'common']);
  const texts = useNftTexts();
  const coin = work.currency_name;
  const available = useSpotBalance(coin);
  const availableUsdt = useSpotBalance(USDT);
  const sending = snapshot.matches({ running: 'bidding' });
  const refused = snapshot.matches({ running: 'refused' });
  const failure = refused ? snapshot.context.failure : null;
  const ticket: BidTicket = snapshot.context.ticket ?? { code: work.code, price: '', current: work.price };

  const marginDue = ownBid?.margin === 'held' ? ZERO : new Decimal(work.margin);
  const current = new Decimal(ticket.current);
  const violations = bidViolations(new Decimal(ticket.price === '' ? Number.NaN : ticket.price), {
    asset: coin,
    current,
    perIncrease: new Decimal(work.per_increase),
    marginDue,
    available,
    availableUsdt,
  });
  const form = useForm({ fields: BID_FIELDS, violations, empty: ticket.price === '' ? ['price'] : [] });
  const bid = sumOf(ticket);
  /**
   * The price has changed since the form was opened: the same raise would be another amount, which the user must check
   * first.
   */
  const moved = !sending && !new Decimal(work.price).eq(current);
  const change = (next: Partial<BidTicket>) => send({ type: 'change', ticket: { ...ticket, ...next } });
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
  const now = { amount: texts.amount(work.price, coin) };
  return (
    <ConfirmFrame
      open={sending || refused || snapshot.matches({ running: 'confirming' })}
      title={t('bid.title')}
      confirm={moved ? t('bid.follow', now) : t('bid.submit', { amount: texts.amount(bid, coin) })}
      disabled={!moved && violations.length > 0}
      sending={sending}
      failure={moved ? t('bid.moved', now) : failure}
      onConfirm={() => (moved ? change({ current: work.price }) : void confirm())}
      onCancel={() => send({ type: 'cancel' })}
    >
      <BidForm
        work={work}
        ownBid={ownBid}
        ticket={ticket}
        bid={bid}
        error={form.messageOf('price')}
        isUsdtMissing={violations[0]?.code === 'nft_margin_short'}
        available={available}
        disabled={sending}
        onRaise={(price) => {
          form.changed('price');
          change({ price });
        }}
      />
    </ConfirmFrame>
  );
}
