import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AccountKind } from '@/contract/account-kinds';
import { readPrice } from '@/data/market/prices';
import { coinHoldings } from '@/data/wallet/coin-holdings';
import type { Portfolio } from '@/data/wallet/portfolio-value';
import { useTranslation } from '@/i18n/use-translation';
import { Card } from '@/ui/layout/card';
import { Tabs } from '@/ui/navigation/tabs';
import { AccountRows } from './account-list';
import { AllCoins } from './all-coins';

const VIEWS = ['accounts', 'coins'] as const;
type View = (typeof VIEWS)[number];

const lastPrice = (market: string) => readPrice(market)?.last;

export interface HoldingsProps {
  portfolio: Portfolio;
  onOpen: (kind: AccountKind) => void;
}

/** Holdings by account, or by coin over all accounts. The view is part of the page address. */
export function Holdings({ portfolio, onOpen }: HoldingsProps) {
  const { t } = useTranslation('assets');
  const [fields, setFields] = useSearchParams();
  const view: View = fields.get('view') === 'coins' ? 'coins' : 'accounts';
  return (
    <Card flush data-tour="assets-accounts">
      <Tabs
        label={t('holdings')}
        fill
        items={[
          { value: 'accounts', label: t('accountsTitle') },
          { value: 'coins', label: t('coins') },
        ]}
        value={view}
        onValueChange={(next) => setFields(next === 'coins' ? { view: next } : {}, { replace: true })}
      />
      {view === 'accounts' ? (
        <AccountRows accounts={portfolio.accounts} onOpen={onOpen} />
      ) : (
        <CoinsOf portfolio={portfolio} />
      )}
    </Card>
  );
}

function CoinsOf({ portfolio }: { portfolio: Portfolio }) {
  const holdings = useMemo(() => coinHoldings(portfolio, lastPrice), [portfolio]);
  return <AllCoins holdings={holdings.filter(({ total }) => total.gt(0))} />;
}
