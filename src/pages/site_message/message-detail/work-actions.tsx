import { useNftOrders } from '@/data/nft/queries';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { useNftTexts } from '../../_shared/nft/use-nft-texts';
import { owedFor } from './about-work';
import styles from './message-detail.module.css';

/** The actions of a message about an artwork: to look at it and, while it is won but not paid, to pay. */
export default function WorkActions({ code, url }: { code: string; url: string }) {
  const { t } = useTranslation(['messages', 'nft-trade']);
  const texts = useNftTexts();
  const owed = owedFor(useNftOrders().data, code);
  return (
    <div className={styles.actions}>
      <Button block size="lg" variant={owed ? 'secondary' : 'primary'} onClick={() => shell().go(url)}>
        {t('detail.open')}
      </Button>
      {owed && (
        <Button
          block
          size="lg"
          variant="primary"
          onClick={() => shell().go(path('/pages/nft/purchase_one', { id: owed.id }))}
        >
          {t('nft-trade:pay.action', { amount: texts.amount(owed.price, owed.currency_name) })}
        </Button>
      )}
    </div>
  );
}
