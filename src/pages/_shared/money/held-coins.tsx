import { useHideAmounts } from '@/data/session/preferences';
import type { ValuedCoin } from '@/data/wallet/portfolio-value';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { CoinIcon } from '@/ui/display/coin-icon';
import { List } from '@/ui/display/list';
import { ListRow } from '@/ui/display/list-row';
import { Masked } from '@/ui/text/masked';
import { Num } from '@/ui/text/num';
import { AvailableFrozen } from './available-frozen';
import { useMoneyTexts } from './money-texts';

/** The customer's holding of a coin, in one account or over all accounts. */
type Held = Pick<ValuedCoin, 'currencyId' | 'coin' | 'available' | 'frozen' | 'total' | 'usdt'>;

/** Coins with amount and USDT equivalent; each row links to the page of its coin. */
export function HeldCoins({ label, holdings }: { label: string; holdings: readonly Held[] }) {
  return (
    <List label={label}>
      {holdings.map((holding) => (
        <HeldCoin key={holding.currencyId} holding={holding} />
      ))}
    </List>
  );
}

function HeldCoin({ holding }: { holding: Held }) {
  const { t } = useTranslation('assets');
  const texts = useMoneyTexts();
  const hidden = useHideAmounts();
  const { currencyId, coin, available, frozen, total, usdt } = holding;
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
