import { useState } from 'react';
import { useKnownUser, useUserInfo } from '@/data/accounts/user';
import { type NftWork, type NftWorkDetail, refreshNft } from '@/data/nft/queries';
import { NFT_MODE } from '@/domain/nft/nft';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { PartFailure } from '../../_shared/load-failure';
import { DoneSheet } from '../../_shared/wealth/done-sheet';
import { AuctionActions } from './auction-actions';
import { BoxReveal } from './box-reveal';
import { BuyActions } from './buy-actions';
import { OwnerActions } from './owner-actions';

export interface SaleActionsProps {
  /** The work in its latest state. */
  work: NftWorkDetail;
}

/**
 * All actions of the user for a work: buy, bid, pay, open, resell, give away; or why none is possible. For a page
 * footer; includes the sheets.
 */
export function SaleActions({ work }: SaleActionsProps) {
  const { t } = useTranslation('errors');
  const info = useUserInfo();
  const me = useKnownUser()?.id;
  /** The works in their state before the action, because the refreshed data differs. */
  const [bought, setBought] = useState<NftWork | null>(null);
  const [opening, setOpening] = useState<NftWork | null>(null);
  if (me === undefined) return info.isError && <PartFailure title={t('parts.account')} query={info} />;
  const isMine = work.owner === me;
  const isAuction = work.pay_type === NFT_MODE.auction;
  // A winner who has paid is the owner, and sees both the payment and the owner's actions.
  const hasWon = work.standing?.order?.state === 'paid' && !work.resell_nft_status;
  return (
    <>
      {isAuction && (!isMine || hasWon) && (
        <AuctionActions key={`${work.code} ${work.start_time}`} work={work} ownBid={work.standing} />
      )}
      {!isAuction && !isMine && <BuyActions work={work} onTurn={refreshNft} onBought={setBought} />}
      {isMine && <OwnerActions work={work} onOpen={() => setOpening(work)} />}
      {bought && <Bought work={bought} onOpen={() => setOpening(bought)} onClose={() => setBought(null)} />}
      {opening && <BoxReveal key={opening.code} work={opening} onClose={() => setOpening(null)} />}
    </>
  );
}

/** Confirms a purchase; a box can be opened at once. */
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
