import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type NftWork, type NftWorkDetail, refreshNft } from '@/data/queries/nft';
import { useKnownUser, useUserInfo } from '@/data/queries/user';
import { NFT_MODE } from '@/domain/nft';
import { path, shell } from '@/lib/shell-port';
import { PartFailure } from '../../_shared/load-failure';
import { DoneSheet } from '../../_shared/wealth/done-sheet';
import { AuctionActions } from './auction-actions';
import { BoxReveal } from './box-reveal';
import { BuyActions } from './buy-actions';
import { OwnerActions } from './owner-actions';

export interface SaleActionsProps {
  /** The work as the exchange tells it now. */
  work: NftWorkDetail;
}

/**
 * What the viewer can do with a work now: buy it, bid on it, pay what was won, open, offer or give away what is theirs,
 * or why nothing of that. For a page's foot; the sheets come with it.
 */
export function SaleActions({ work }: SaleActionsProps) {
  const { t } = useTranslation('errors');
  const info = useUserInfo();
  const me = useKnownUser()?.id;
  /** As they were before: afterwards they are other ones. */
  const [bought, setBought] = useState<NftWork | null>(null);
  const [opening, setOpening] = useState<NftWork | null>(null);
  if (me === undefined) return info.isError && <PartFailure title={t('parts.account')} query={info} />;
  const isMine = work.owner === me;
  const isAuction = work.pay_type === NFT_MODE.auction;
  // Whoever has paid what they won is its owner, and sees both that it is paid and what can be done with it.
  const hasWon = work.standing?.order?.state === 'paid' && !work.resell_nft_status;
  return (
    <>
      {isAuction && (!isMine || hasWon) && (
        <AuctionActions key={`${work.code} ${work.start_time}`} work={work} standing={work.standing} />
      )}
      {!isAuction && !isMine && <BuyActions work={work} onTurn={refreshNft} onBought={setBought} />}
      {isMine && <OwnerActions work={work} onOpen={() => setOpening(work)} />}
      {bought && <Bought work={bought} onOpen={() => setOpening(bought)} onClose={() => setBought(null)} />}
      {opening && <BoxReveal key={opening.code} work={opening} onClose={() => setOpening(null)} />}
    </>
  );
}

/** It has worked: a box can be opened at once. */
function Bought({ work, onOpen, onClose }: { work: NftWork; onOpen: () => void; onClose: () => void }) {
  const { t } = useTranslation('nft-trade');
  const isBox = work.pay_type === NFT_MODE.box;
  const go = () => {
    onClose();
    if (isBox) onOpen();
    else shell().go(path('/pages/nft/myNft'));
  };
  return (
    <DoneSheet
      open
      title={t('buy.done', { name: work.name })}
      hint={t(isBox ? 'buy.boxDoneHint' : 'buy.doneHint')}
      goLabel={t(isBox ? 'buy.open' : 'buy.toMine')}
      onGo={go}
      againLabel={t('buy.stay')}
      onAgain={onClose}
    />
  );
}
