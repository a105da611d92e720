import { sharesOf, type ValuedAccount } from '@/data/wallet/portfolio-value';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Card } from '@/ui/layout/card';
import { ShareRing } from '@/ui/media/share-ring';
import { Num } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { accountColor, inOrder } from '../../_shared/money/accounts';
import styles from './allocation.module.css';

/** Share of each account in the total: a ring, and a legend with the figures. */
export function Allocation({ accounts }: { accounts: readonly ValuedAccount[] }) {
  const { t } = useTranslation('assets');
  const formats = useFormats();
  const shares = sharesOf(inOrder(accounts)).map(({ kind, fraction, permille }) => ({
    name: t(`accounts.${kind}`),
    fraction,
    color: accountColor(kind),
    // A share which rounds to zero is shown as less than 0.1 %.
    percent: permille === 0 ? `< ${formats.rate(0.1, 1)}` : formats.rate(permille / 10, 1, 1),
  }));
  const largest = shares.reduce((most, share) => (share.fraction > most.fraction ? share : most), shares[0] ?? NONE);
  return (
    <Card title={t('allocation')}>
      <div className={styles.beside}>
        <ShareRing parts={shares} size={112} stroke={13}>
          <Num size="body" weight="bold">
            {largest.percent}
          </Num>
          <Text size="caption" tone="muted" truncate className={styles.largest}>
            {largest.name}
          </Text>
        </ShareRing>
        <ul className={styles.legend} aria-label={t('allocation')}>
          {shares.map(({ name, color, percent }) => (
            <li key={name} className={styles.share}>
              <span className={styles.dot} style={{ background: color }} />
              <Text size="note" tone="secondary" className={styles.name}>
                {name}
              </Text>
              <Num size="note">{percent}</Num>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

const NONE = { name: '', fraction: 0, percent: '' };
