import { useTranslation } from 'react-i18next';
import { Decimal, ZERO } from '@/domain/money';
import type { BidTicket } from '@/lifecycles/auction';
import { Button } from '@/ui/actions/button';
import { Sheet } from '@/ui/overlays/sheet';
import { useFailureText } from '../../_shared/confirm/use-failure-text';
import { useSpotBalance } from '../../_shared/wealth/use-spot-balance';
import wealth from '../../_shared/wealth/wealth.module.css';
import type { AuctionPartProps } from './auction-bar';
import { sumOf } from './auction-facts';
import { bidProblem } from './bid-check';
import { BidForm } from './bid-form';
import { useNftTexts } from './use-nft-texts';

const USDT = 'USDT';

/** How much more, what that makes, and what it takes: the bid's confirmation, and why the exchange refused one. */
export function BidSheet(props: AuctionPartProps) {
  const { work, standing, snapshot, send } = props;
  const { t } = useTranslation(['nft-trade', 'common']);
  const texts = useNftTexts();
  const coin = work.currency_name;
  const available = useSpotBalance(coin);
  const availableUsdt = useSpotBalance(USDT);
  const sending = snapshot.matches({ running: 'bidding' });
  const refused = snapshot.matches({ running: 'refused' });
  const open = sending || refused || snapshot.matches({ running: 'confirming' });
  const failure = useFailureText(refused ? snapshot.context.failure : null);
  const ticket: BidTicket = snapshot.context.ticket ?? { code: work.code, price: '', current: work.price };

  const marginDue = standing?.margin === 'held' ? ZERO : new Decimal(work.margin);
  const terms = {
    current: new Decimal(ticket.current),
    perIncrease: new Decimal(work.per_increase),
    marginDue,
    inUsdt: coin === USDT,
    available,
    availableUsdt,
  };
  const problem = bidProblem(ticket.price, terms);
  const bid = sumOf(ticket);
  /** Somebody has bid since: the same raise would be another amount, which is looked at first. */
  const moved = !sending && !new Decimal(work.price).eq(terms.current);
  const change = (next: Partial<BidTicket>) => send({ type: 'change', ticket: { ...ticket, ...next } });
  const message = moved ? t('bid.moved', { amount: texts.amount(work.price, coin) }) : failure;
  return (
    <Sheet
      open={open}
      // What is under way can be neither taken back nor forgotten.
      sticky={sending}
      onOpenChange={(next) => !next && send({ type: 'cancel' })}
      title={t('bid.title')}
      closeLabel={t('common:close')}
      footer={
        <div className={wealth.footer}>
          {message && (
            <p role="alert" className={wealth.message}>
              {message}
            </p>
          )}
          {moved ? (
            <Button block size="lg" variant="primary" onClick={() => change({ current: work.price })}>
              {t('bid.follow', { amount: texts.amount(work.price, coin) })}
            </Button>
          ) : (
            <Button
              block
              size="lg"
              variant="primary"
              loading={sending}
              disabled={problem !== null}
              onClick={() => send({ type: 'confirm' })}
            >
              {t('bid.submit', { amount: texts.amount(bid, coin) })}
            </Button>
          )}
        </div>
      }
    >
      <BidForm
        work={work}
        standing={standing}
        ticket={ticket}
        bid={bid}
        problem={problem}
        available={available}
        disabled={sending}
        onRaise={(price) => change({ price })}
      />
    </Sheet>
  );
}
