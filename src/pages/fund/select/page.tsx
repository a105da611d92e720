import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useSearchParams } from '@/lib/browser/search-params';
import { SearchField } from '@/ui/forms/search-field';
import { Page } from '@/ui/layout/page';
import { BackBar } from '../../_shared/back-bar';
import { CoinChoice } from './coin-list';
import styles from './page.module.css';

/** Selects the coin to deposit or, with `?to=withdraw`, to withdraw. */
export default function SelectPage() {
  const { t } = useTranslation(['recharge', 'common']);
  const [params] = useSearchParams();
  const purpose = params.get('to') === 'withdraw' ? 'withdraw' : 'recharge';
  const [query, setQuery] = useState('');
  return (
    <Page
      header={
        <BackBar title={t(purpose === 'withdraw' ? 'select.withdrawTitle' : 'select.rechargeTitle')}>
          <div className={styles.search}>
            <SearchField
              label={t('select.search')}
              placeholder={t('select.search')}
              clearLabel={t('common:clear')}
              value={query}
              onValueChange={setQuery}
            />
          </div>
        </BackBar>
      }
    >
      <CoinChoice purpose={purpose} query={query} />
    </Page>
  );
}
