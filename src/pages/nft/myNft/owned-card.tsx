import { useId } from 'react';
import type { NftWork } from '@/data/nft/queries';
import { NFT_STATUS } from '@/domain/nft/nft';
import { useTranslation } from '@/i18n/use-translation';
import { Badge } from '@/ui/display/badge';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { Num } from '@/ui/text/num';
import { useNftTexts } from '../../_shared/nft/use-nft-texts';
import { workAddress } from '../../_shared/nft/work-address';
import { stillOf, WorkHead } from '../../_shared/nft/work-head';
import { OwnerActions } from '../_shared/owner-actions';
import { ownershipOf } from '../_shared/ownership';
import { SaleState } from '../_shared/sale-state';
import { useRarityName } from '../_shared/use-rarity-name';
import styles from './owned-card.module.css';

/** Card of an owned work: rarity, sale state and actions. */
export function OwnedCard({ work, onOpen }: { work: NftWork; onOpen: () => void }) {
  const id = useId();
  const { t } = useTranslation('nft-own');
  const texts = useNftTexts();
  const rarityName = useRarityName();
  const { isClosedBox, isOffered } = ownershipOf(work);
  return (
    <Card>
      <Stack gap={3}>
        <a id={id} className={styles.link} href={`#${workAddress(work)}`}>
          <WorkHead
            picture={stillOf(work)}
            name={work.name}
            note={t('by', { name: work.author_name })}
            end={
              <>
                {work.rarity !== '' && <Badge>{rarityName(work.rarity)}</Badge>}
                {isClosedBox && <Badge tone="accent">{t('mode3')}</Badge>}
                {isOffered && <Num weight="bold">{texts.amount(work.price, work.currency_name)}</Num>}
              </>
            }
          />
        </a>
        {isOffered && work.status !== NFT_STATUS.ended && <SaleState work={work} />}
        <OwnerActions work={work} brief describedBy={id} onOpen={onOpen} />
      </Stack>
    </Card>
  );
}
