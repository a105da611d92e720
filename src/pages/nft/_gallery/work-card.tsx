import { Film, Gem, Music, Sparkles } from 'lucide-react';
import { memo } from 'react';
import { backend } from '@/data/api/backend';
import type { NftWork } from '@/data/nft/queries';
import { NFT_MODE, NFT_TYPE } from '@/domain/nft/nft';
import { useTranslation } from '@/i18n/use-translation';
import { Badge } from '@/ui/display/badge';
import { Num } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { useNftTexts } from '../../_shared/nft/use-nft-texts';
import { workAddress } from '../../_shared/nft/work-address';
import { stillOf } from '../../_shared/nft/work-head';
import { SaleState } from '../_shared/sale-state';
import { useSaleStatus } from '../_shared/use-sale-status';
import { CollectButton } from './collect-button';
import { TYPE_NAMES } from './names';
import { Picture } from './picture';
import { priceKey } from './price-of';
import styles from './work-card.module.css';

const SIGNS = { [NFT_TYPE.gif]: Sparkles, [NFT_TYPE.audio]: Music, [NFT_TYPE.video]: Film } as const;

/** Card of a work in the grid: picture, artist, price and remaining time of the sale. */
export const WorkCard = memo(function WorkCard({ work }: { work: NftWork }) {
  const { t } = useTranslation('nft');
  const texts = useNftTexts();
  const status = useSaleStatus(work);
  const still = stillOf(work);
  const Sign = work.type === NFT_TYPE.image ? null : SIGNS[work.type];
  const isBox = work.pay_type === NFT_MODE.box && !work.rarity_status;
  return (
    <li className={styles.card} data-work={work.code}>
      <a className={styles.way} href={`#${workAddress(work)}`}>
        <span className={styles.frame}>
          <Picture address={still && backend().assetUrl(still)} alt="" />
          <span className={styles.badges}>
            {Sign && (
              <span className={styles.sign}>
                <Sign size={14} aria-hidden />
                <span className="visually-hidden">{t(`type.${TYPE_NAMES[work.type]}`)}</span>
              </span>
            )}
            {isBox && (
              <span className={styles.sign}>
                <Gem size={14} aria-hidden />
                <span className="visually-hidden">{t('mode.box')}</span>
              </span>
            )}
            {work.rarity === 'SR' && (
              <Badge tone="accent" solid>
                SR
              </Badge>
            )}
          </span>
        </span>
        <span className={styles.words}>
          <Text weight="bold" truncate={2}>
            {work.name}
          </Text>
          <Text size="small" tone="muted" truncate>
            {work.author_name}
          </Text>
          <span className={styles.price}>
            <Text size="caption" tone="muted">
              {t(priceKey(work, status))}
            </Text>
            <Num weight="bold">{texts.amount(work.price, work.currency_name)}</Num>
          </span>
          <SaleState work={work} />
        </span>
      </a>
      <CollectButton className={styles.heart} variant="filled" work={work} />
    </li>
  );
});
