import { Coins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ValuedCoin } from '@/data/portfolio';
import { useHideAmounts, useHideSmallBalances } from '@/data/preferences';
import { path, shell } from '@/lib/shell-port';
import { CoinIcon } from '@/ui/display/coin-icon';
import { List, ListRow } from '@/ui/display/list';
import { EmptyState } from '@/ui/feedback/states';
import { Masked } from '@/ui/text/masked';
import { Num } from '@/ui/text/num';
import { AvailableFrozen } from '../../_shared/money/available-frozen';
import { useMoneyTexts } from '../../_shared/money/money-texts';
import { isSmall, OnlySmall, SmallSwitch } from './small-balances';

/** The coins of one account, the most valuable first, with a switch that leaves out the crumbs. */
export function CoinList({ coins }: { coins: readonly ValuedCoin[] }) {
  const { t } = useTranslation('assets');
  const hidesSmall = useHideSmallBalances();
  if (coins.length === 0)
    return <EmptyState title={t('noCoins')} hint={t('noCoinsHint')} icon={<Coins size={30} aria-hidden />} />;
  const shown = hidesSmall ? coins.filter((coin) => !isSmall(coin)) : coins;
  return (
    <>
      <SmallSwitch />
      {shown.length > 0 ? (
        <List label={t('coins')}>
          {shown.map((coin) => (
            <CoinRow key={coin.currencyId} balance={coin} />
          ))}
        </List>
      ) : (
        <OnlySmall />
      )}
    </>
  );
}

function CoinRow({ balance }: { balance: ValuedCoin }) {
  const { t } = useTranslation('assets');
  const texts = useMoneyTexts();
  const hidden = useHideAmounts();
  const { currencyId, coin, available, frozen, total, usdt } = balance;
  return (
    <ListRow
      leading={<CoinIcon symbol={coin} />}
      title={coin}
      subtitle={<AvailableFrozen hidden={hidden} available={texts.coin(available)} frozen={texts.coin(frozen)} />}
      trailing={
        <Num weight="bold">
          <Masked hidden={hidden} label={t('hidden')}>
            {texts.coin(total)}
          </Masked>
        </Num>
      }
      trailingNote={
        <Masked hidden={hidden} label={t('hidden')}>
          {t('about', { amount: texts.fiat(usdt) })}
        </Masked>
      }
      chevron
      onClick={() => shell().go(path('/pages/coin/index', { currency: currencyId }))}
    />
  );
}
