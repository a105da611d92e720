import { Crown } from 'lucide-react';
import type { Membership } from '@/data/membership/queries';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { cx } from '@/ui/cx';
import { Card } from '@/ui/layout/card';
import { Text } from '@/ui/text/text';
import { type Progress, progressOf } from './progress';
import styles from './tier-head.module.css';

const DEPOSIT = '/pages/fund/select';

/** The current tier and the progress to the next one. */
export function TierHead({ vip }: { vip: Membership }) {
  const { t } = useTranslation('vip');
  const formats = useFormats();
  const progress = progressOf(vip);
  return (
    <Card>
      <div className={styles.head}>
        <span className={cx(styles.crown, vip.level > 0 && styles.lit)}>
          <Crown size={28} strokeWidth={1.75} aria-hidden />
        </span>
        <div className={styles.words}>
          <Text as="h2" size="head" weight="bold">
            {vip.level > 0 ? t('tier', { tier: vip.level }) : t('standard')}
          </Text>
          <Text size="note" tone="secondary">
            {t('deposited', { amount: formats.upTo(vip.deposited_usd, 2) })}
          </Text>
        </div>
      </div>
      {progress ? <Way progress={progress} /> : <Text tone="secondary">{t('top')}</Text>}
      {shell().isScreen(DEPOSIT) && (
        <div className={styles.action}>
          <Button variant="primary" block onClick={() => shell().go(DEPOSIT)}>
            {t('deposit')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Way({ progress: { tier, missing, share } }: { progress: Progress }) {
  const { t } = useTranslation('vip');
  const formats = useFormats();
  const percent = Math.floor(share * 100);
  return (
    <div className={styles.way}>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={t('progress', { tier })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span className={styles.done} style={{ inlineSize: `${percent}%` }} />
      </div>
      <Text as="p" size="note" tone="secondary">
        {t('missing', { amount: formats.upTo(missing, 2), tier })}
      </Text>
    </div>
  );
}
