import type { SnapshotFrom } from 'xstate';
import type { NftOwnBid, NftWork } from '@/data/nft/queries';
import { Decimal } from '@/domain/money/money';
import { bidOf } from '@/domain/nft/nft';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import type { AuctionEvent, auctionMachine } from '@/lifecycles/auction';
import { Button } from '@/ui/actions/button';
import { useNftTexts } from '../../_shared/nft/use-nft-texts';
import { ActionBar } from './action-bar';
import { TimeLeft } from './time-left';

export interface AuctionPartProps {
  work: NftWork;
  ownBid: NftOwnBid | null | undefined;
  snapshot: SnapshotFrom<typeof auctionMachine>;
  send: (event: AuctionEvent) => void;
}

/** The smallest valid bid: the current price plus the minimum raise. */
const minimumTicket = ({ code, per_increase, price }: NftWork) => ({ code, price: per_increase, current: price });

/** The user's bid status in an auction, with one or two buttons. */
export function AuctionBar({ work, ownBid, snapshot, send, onEnd }: AuctionPartProps & { onEnd: () => void }) {
  const { t } = useTranslation('nft-trade');
  const texts = useNftTexts();
  const { currency_name: coin, margin } = work;
  const { facts } = snapshot.context;
  const next = texts.amount(bidOf(new Decimal(work.price), new Decimal(work.per_increase)), coin);
  const ends = <TimeLeft label={t('state.endsIn')} targetMs={facts.endMs} onEnd={onEnd} />;
  const bid = () => {
    if (shell().requireLogin()) send({ type: 'bid', ticket: minimumTicket(work) });
  };

  if (snapshot.matches('notStarted'))
    return (
      <ActionBar
        title={t('state.notStarted')}
        aside={<TimeLeft label={t('state.startsIn')} targetMs={facts.startMs} onEnd={onEnd} />}
      />
    );
  if (snapshot.matches('running')) {
    // While a bid is confirmed or sent, the previous status stays.
    if (facts.bidStatus === 'leading')
      return <ActionBar live tone="up" title={t('bid.leading')} hint={t('bid.leadingHint')} aside={ends} />;
    if (facts.bidStatus === 'outbid')
      return (
        <ActionBar
          live
          tone="down"
          title={t('bid.outbid')}
          hint={t('bid.outbidHint', { amount: texts.amount(work.price, coin) })}
          aside={ends}
        >
          <Button block size="lg" variant="primary" onClick={bid}>
            {t('bid.again', { amount: next })}
          </Button>
        </ActionBar>
      );
    return (
      <ActionBar hint={t('bid.from', { amount: next })} title={t('bid.running')} aside={ends}>
        <Button block size="lg" variant="primary" onClick={bid}>
          {t('bid.action')}
        </Button>
      </ActionBar>
    );
  }
  if (snapshot.matches('closing'))
    return <ActionBar live tone="accent" title={t('bid.closing')} hint={t('bid.closingHint')} />;
  if (snapshot.matches({ won: 'late' }))
    return <ActionBar live tone="accent" title={t('pay.late')} hint={t('pay.lateHint')} />;
  if (snapshot.matches('won') && facts.order)
    return (
      <ActionBar
        live
        tone="up"
        title={t('pay.won')}
        hint={t('pay.wonHint', { amount: texts.format.upTo(margin, 0) })}
        aside={<TimeLeft label={t('pay.left')} targetMs={facts.order.payByMs} onEnd={onEnd} />}
      >
        <Button block size="lg" variant="primary" onClick={() => send({ type: 'pay' })}>
          {t('pay.action', { amount: texts.amount(ownBid?.bid ?? work.price, coin) })}
        </Button>
      </ActionBar>
    );
  if (snapshot.matches('paid')) return <ActionBar live tone="up" title={t('pay.paid')} hint={t('pay.paidHint')} />;
  if (snapshot.matches('forfeited'))
    return (
      <ActionBar
        live
        tone="down"
        title={t('pay.forfeited')}
        hint={t('pay.forfeitedHint', { amount: texts.format.upTo(margin, 0) })}
      />
    );
  if (snapshot.matches('lost')) return <ActionBar live title={t('bid.lost')} hint={t('bid.lostHint')} />;
  return work.lock_order ? (
    <ActionBar title={t('state.locked')} hint={t('state.lockedHint')} />
  ) : (
    <ActionBar title={t('state.noBid')} hint={t('state.noBidHint')} />
  );
}
