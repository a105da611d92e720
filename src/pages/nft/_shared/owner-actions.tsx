import { useState } from 'react';
import type { NftWork } from '@/data/nft/queries';
import { mayResell, mayTransfer } from '@/domain/nft/nft';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { recordTime } from '../../_shared/money/record-time';
import { useNftTexts } from '../../_shared/nft/use-nft-texts';
import { ActionBar } from './action-bar';
import { GiftSheet } from './gift-sheet';
import { ownershipOf } from './ownership';

interface OwnerActionsProps {
  work: NftWork;
  /** For lists of the user's own works: omits the statement that the user is the owner. */
  brief?: boolean;
  /** Id of the element that tells the work from its neighbours. */
  describedBy?: string;
  onOpen: () => void;
}

/** Actions of an owner: open, resell, give away; or why they are not possible. */
export function OwnerActions({ work, brief = false, describedBy, onOpen }: OwnerActionsProps) {
  const { t } = useTranslation('nft-trade');
  const texts = useNftTexts();
  const [giving, setGiving] = useState(false);
  const facts = ownershipOf(work);
  const resale = mayResell(facts, work.owner);
  const used = resale === 'resale_used';
  const described = describedBy && { 'aria-describedby': describedBy };
  const give = (
    <Button size="lg" {...described} onClick={() => setGiving(true)}>
      {t('own.transfer')}
    </Button>
  );
  if (facts.isLocked) return <ActionBar tone="accent" title={t('own.locked')} hint={t('own.lockedHint')} />;
  if (facts.isOffered)
    return (
      <ActionBar
        tone="accent"
        title={t(work.resell_nft_status ? 'own.reselling' : 'own.onSale')}
        hint={t('own.resellingHint', { date: recordTime(work.end_time, texts.format.dateTime) })}
      />
    );
  return (
    <>
      <ActionBar
        title={used ? t('own.resold') : brief ? undefined : t('own.yours')}
        hint={used ? t('own.resoldHint') : undefined}
        tone={used ? 'plain' : 'up'}
      >
        {facts.isClosedBox && (
          <Button size="lg" variant="primary" {...described} onClick={onOpen}>
            {t('own.open')}
          </Button>
        )}
        {resale === null && (
          <Button
            size="lg"
            variant="primary"
            {...described}
            onClick={() => shell().go(path('/pages/nft/resell', { code: work.code }))}
          >
            {t('own.resell')}
          </Button>
        )}
        {mayTransfer(facts, work.owner) === null && give}
      </ActionBar>
      <GiftSheet work={work} open={giving} onClose={() => setGiving(false)} />
    </>
  );
}
