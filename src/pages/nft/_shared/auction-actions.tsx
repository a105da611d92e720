import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import type { NftOwnBid, NftWork } from '@/data/nft/queries';
import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/clock/use-clock';
import type { AuctionEvent } from '@/lifecycles/auction';
import { auctionLogic } from '@/lifecycles/auction-effects';
import { isReportedByShell } from '@/lifecycles/failure';
import { inspected } from '@/lifecycles/inspected';
import { RESULT_MS, toast } from '@/ui/overlays/toast-store';
import { useNftTexts } from '../../_shared/nft/use-nft-texts';
import { AuctionBar } from './auction-bar';
import { auctionFacts, sumOf } from './auction-facts';
import { BidSheet } from './bid-sheet';
import { PaySheet } from './pay-sheet';
import { useNftClock } from './use-nft-clock';

export interface AuctionActionsProps {
  work: NftWork;
  ownBid: NftOwnBid | null | undefined;
}

/** Actions of an auction, driven by its lifecycle: bidding, and payment by the winner. */
export function AuctionActions({ work, ownBid }: AuctionActionsProps) {
  const { t } = useTranslation('nft-trade');
  const texts = useNftTexts();
  const clock = useClock();
  const coin = work.currency_name;
  const logic = auctionLogic.provide({
    actions: {
      onBid({ context: { ticket } }) {
        if (!ticket) return;
        const amount = texts.amount(sumOf(ticket), coin);
        toast.show(t('bid.done', { amount }), { kind: 'success', durationMs: RESULT_MS });
      },
      onPaid: () => void toast.show(t('pay.done', { name: work.name }), { kind: 'success', durationMs: RESULT_MS }),
    },
  });
  const [snapshot, send] = useMachine(logic, { ...inspected, input: { facts: auctionFacts(work, ownBid) } });
  useEffect(() => send({ type: 'update', facts: auctionFacts(work, ownBid) }), [work, ownBid, send]);
  useNftClock();
  useExpiry(send, JSON.stringify(snapshot.value));

  const { failure } = snapshot.context;
  useEffect(() => {
    if (isReportedByShell(failure)) send({ type: 'cancel' });
  }, [failure, send]);
  return (
    <>
      <AuctionBar
        work={work}
        ownBid={ownBid}
        snapshot={snapshot}
        send={send}
        onEnd={() => send({ type: 'expire', nowMs: clock.now() })}
      />
      <BidSheet work={work} ownBid={ownBid} snapshot={snapshot} send={send} />
      <PaySheet work={work} ownBid={ownBid} snapshot={snapshot} send={send} />
    </>
  );
}

/**
 * Sends `expire` in each state and after each jump of the clock, because a deadline may pass without a countdown on
 * screen.
 */
function useExpiry(send: (event: AuctionEvent) => void, state: string): void {
  const clock = useClock();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again in every state
  useEffect(() => {
    const expire = () => send({ type: 'expire', nowMs: clock.now() });
    expire();
    return clock.subscribe(expire);
  }, [clock, send, state]);
}
