import { Coins } from 'lucide-react';
import { useMemo } from 'react';
import type { AccountKind } from '@/contract/account-kinds';
import { readPrice } from '@/data/market/prices';
import { useHideAmounts, useHideSmallBalances } from '@/data/session/preferences';
import { type CoinHolding, coinHoldings } from '@/data/wallet/coin-holdings';
import type { Portfolio, ValuedAccount } from '@/data/wallet/portfolio-value';
import { useTranslation } from '@/i18n/use-translation';
import { List } from '@/ui/display/list';
import { ListRow } from '@/ui/display/list-row';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Tabs } from '@/ui/navigation/tabs';
import { Masked } from '@/ui/text/masked';
import { Num } from '@/ui/text/num';
import { useAddressTab } from '../../_shared/list/use-address-tab';
import { accountColor, inOrder } from '../../_shared/money/accounts';
import { AvailableFrozen } from '../../_shared/money/available-frozen';
import { HeldCoins } from '../../_shared/money/held-coins';
import { useMoneyTexts } from '../../_shared/money/money-texts';
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

const lastPrice = (market: string) => readPrice(market)?.last;

export interface HoldingsProps {
  portfolio: Portfolio;
  onOpen: (kind: AccountKind) => void;
}

/** Holdings by account, or by coin over all accounts. The view is part of the page address. */
export function Holdings({ portfolio, onOpen }: HoldingsProps) {
  const { t } = useTranslation('assets');
  const [view, change] = useAddressTab(VIEWS, 'accounts', 'view');
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
        onValueChange={change}
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

interface AccountRowsProps {
  accounts: readonly ValuedAccount[];
  onOpen: (kind: AccountKind) => void;
}

/** The accounts with balance, available, frozen and equivalent; a tap opens the coins of an account. */
function AccountRows({ accounts, onOpen }: AccountRowsProps) {
  const { t } = useTranslation('assets');
  const texts = useMoneyTexts();
  const hidden = useHideAmounts();
  return (
    <List label={t('accountsTitle')}>
      {inOrder(accounts).map(({ kind, usdt, availableUsdt, frozenUsdt }) => (
        <ListRow
          key={kind}
          mark={accountColor(kind)}
          title={t(`accounts.${kind}`)}
          subtitle={
            <AvailableFrozen hidden={hidden} available={texts.usdt(availableUsdt)} frozen={texts.usdt(frozenUsdt)} />
          }
          trailing={
            <Num weight="bold" unit="USDT">
              <Masked hidden={hidden} label={t('hidden')}>
                {texts.usdt(usdt)}
              </Masked>
            </Num>
          }
          trailingNote={
            <Masked hidden={hidden} label={t('hidden')}>
              {t('about', { amount: texts.fiat(usdt) })}
            </Masked>
          }
          chevron
          onClick={() => onOpen(kind)}
        />
      ))}
    </List>
  );
}
