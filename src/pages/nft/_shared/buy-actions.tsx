import { useState } from 'react';
import { useNftBuy } from '@/data/nft/changes';
import type { NftWork } from '@/data/nft/queries';
import { afterCall } from '@/data/queries/after-call';
import { NFT_MODE, NFT_STATUS } from '@/domain/nft/nft';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { useNftTexts } from '../../_shared/nft/use-nft-texts';
import { ActionBar } from './action-bar';
import { BuySheet } from './buy-sheet';
import { TimeLeft } from './time-left';

export interface BuyActionsProps {
  work: NftWork;
  /** Called when the countdown ends, because the sale state changes then. */
  onTurn: () => void;
  onBought: (work: NftWork) => void;
}

/** Actions for a fixed price work or a blind box: countdown to the sale, and buying. */
export function BuyActions({ work, onTurn, onBought }: BuyActionsProps) {
  const { t } = useTranslation('nft-trade');
  const texts = useNftTexts();
  const buy = useNftBuy();
  const [open, setOpen] = useState(false);
  const price = texts.amount(work.price, work.currency_name);
  const isBox = work.pay_type === NFT_MODE.box;
  if (work.status === NFT_STATUS.waiting)
    return (
      <ActionBar
        title={t('state.notStarted')}
        hint={price}
        aside={<TimeLeft label={t('state.startsIn')} targetMs={work.startMs} onEnd={onTurn} />}
      />
    );
  const begin = () => {
    if (!shell().requireLogin()) return;
    buy.reset();
    setOpen(true);
  };
  const confirm = () =>
    afterCall(buy.mutateAsync({ code: work.code, price: work.price }), () => {
      setOpen(false);
      onBought(work);
    });
  return (
    <>
      {work.status === NFT_STATUS.ended ? (
        <ActionBar title={t('state.ended')} hint={t('state.endedHint')} />
      ) : (
        <ActionBar>
          <Button block size="lg" variant="primary" onClick={begin}>
            {t(isBox ? 'buy.boxAction' : 'buy.action', { amount: price })}
          </Button>
        </ActionBar>
      )}
      <BuySheet work={work} open={open} call={buy} onConfirm={confirm} onClose={() => setOpen(false)} />
    </>
  );
}
