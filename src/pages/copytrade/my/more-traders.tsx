import { useTraders } from '@/data/queries/copy';
import { useTranslation } from '@/i18n/use-translation';
import { TraderCard } from '../../_shared/copy/trader-card';
import styles from './more-traders.module.css';

const SHOWN = 3;

/** The best traders whom the user does not copy yet; nothing without any. */
export function MoreTraders() {
  const { t } = useTranslation('copy');
  const free = useTraders().data?.traders.filter((trader) => !trader.is_followed);
  if (!free?.length) return null;
  return (
    <section>
      <h2 className={styles.title}>{t('list.label')}</h2>
      <ol className={styles.traders}>
        {free.slice(0, SHOWN).map((trader) => (
          <TraderCard key={trader.id} trader={trader} />
        ))}
      </ol>
    </section>
  );
}
