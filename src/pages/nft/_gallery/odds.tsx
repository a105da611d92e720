import type { NftWork } from '@/data/nft/queries';
import { Decimal } from '@/domain/money/money';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Card } from '@/ui/layout/card';
import { Num } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { ProgressBar } from '../../_shared/wealth/progress-bar';
import { useRarityName } from '../_shared/use-rarity-name';
import styles from './odds.module.css';

/** Probabilities of a blind box, as figures and bars. */
export function Odds({ odds }: Pick<NftWork, 'odds'>) {
  const { t } = useTranslation('nft');
  const formats = useFormats();
  const rarityName = useRarityName();
  return (
    <Card title={t('detail.odds')}>
      <ul className={styles.odds}>
        {odds.map(({ rarity, percent }) => (
          <li key={rarity} className={styles.chance}>
            <span className={styles.line}>
              <Text size="note">{rarityName(rarity)}</Text>
              <Num size="note" weight="medium">
                {formats.rate(percent, 2)}
              </Num>
            </span>
            <ProgressBar fraction={new Decimal(percent).div(100).toNumber()} />
          </li>
        ))}
      </ul>
      <Text as="p" size="small" tone="muted" className={styles.hint}>
        {t('detail.oddsHint')}
      </Text>
    </Card>
  );
}
