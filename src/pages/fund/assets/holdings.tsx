import { Coins } from 'lucide-react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AccountKind } from '@/contract/account-kinds';
import { readPrice } from '@/data/market/prices';
import { useHideSmallBalances } from '@/data/session/preferences';
import { type CoinHolding, coinHoldings } from '@/data/wallet/coin-holdings';
import type { Portfolio } from '@/data/wallet/portfolio-value';
import { useTranslation } from '@/i18n/use-translation';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Tabs } from '@/ui/navigation/tabs';
import { HeldCoins } from '../../_shared/money/held-coins';
import { AccountRows } from './account-list';
import { isSmall, OnlySmall, SmallSwitch } from './small-balances';

/** Coins of all accounts, with a switch which hides small balances. */
function AllCoins({ holdings }: { holdings: readonly CoinHolding[] }) {
  const { t } = useTranslation('assets');
  const hidesSmall = useHideSmallBalances();
  if (holdings.length === 0)
    return <EmptyState title={t('noneOwned')} hint={t('emptyHint')} icon={<Coins size={30} aria-hidden />} />;
  const shown = hidesSmall ? holdings.filter((holding) => !isSmall(holding)) : holdings;
  return (
    <>
      <SmallSwitch />
      {shown.length > 0 ? <HeldCoins label={t('coins')} holdings={shown} /> : <OnlySmall />}
    </>
  );
}

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
