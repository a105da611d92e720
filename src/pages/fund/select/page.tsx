import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { shell } from '@/lib/shell-port';
import { SearchField } from '@/ui/forms/search-field';
import { Page } from '@/ui/layout/page';
import { NavBar } from '@/ui/navigation/nav-bar';
import { CoinChoice } from './coin-list';
import styles from './page.module.css';

/** Which coin to deposit, or with `?to=withdraw` to withdraw. */
export default function SelectPage() {
  const { t } = useTranslation(['recharge', 'common']);
  const [params] = useSearchParams();
  const purpose = params.get('to') === 'withdraw' ? 'withdraw' : 'recharge';
  const [query, setQuery] = useState('');
  return (
    <Page
      header={
        <NavBar
          title={t(purpose === 'withdraw' ? 'select.withdrawTitle' : 'select.rechargeTitle')}
          backLabel={t('common:back')}
          onBack={() => shell().back()}
        >
          <div className={styles.search}>
            <SearchField
              label={t('select.search')}
              placeholder={t('select.search')}
              clearLabel={t('common:clear')}
              value={query}
              onValueChange={setQuery}
            />
          </div>
        </NavBar>
      }
    >
      <CoinChoice purpose={purpose} query={query} />
    </Page>
  );
}
