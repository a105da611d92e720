import { MONEY_DECIMALS } from '@/domain/money/decimals';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Chip, ChipRow } from '@/ui/actions/chip';
import { CoinIcon } from '@/ui/display/coin-icon';
import { List } from '@/ui/display/list';
import { ListRow } from '@/ui/display/list-row';
import { Card } from '@/ui/layout/card';
import { Num } from '@/ui/text/num';
import type { ChoosableCoin } from './coin-choice';

interface CoinsProps {
  coins: readonly ChoosableCoin[];
  onChoose: (coin: ChoosableCoin) => void;
}

/** A row of coins; nothing if there are none. */
export function CoinChips({ title, coins, onChoose }: CoinsProps & { title: string }) {
  if (coins.length === 0) return null;
  return (
    <Card title={title}>
      <ChipRow label={title}>
        {coins.map((coin) => (
          <Chip key={coin.currency_id} icon={<CoinIcon symbol={coin.name} size={20} />} onClick={() => onChoose(coin)}>
            {coin.name}
          </Chip>
        ))}
      </ChipRow>
    </Card>
  );
}

/** List of coins with their spot balances. */
export function CoinRows({ title, coins, onChoose }: CoinsProps & { title?: string }) {
  const { t } = useTranslation('recharge');
  const formats = useFormats();
  return (
    <Card flush {...(title && { title })}>
      <List label={title ?? t('select.all')}>
        {coins.map((coin) => (
          <ListRow
            key={coin.currency_id}
            leading={<CoinIcon symbol={coin.name} />}
            title={coin.name}
            subtitle={coin.full_name}
            trailing={coin.available?.gt(0) && <Num>{formats.upTo(coin.available, MONEY_DECIMALS)}</Num>}
            chevron
            onClick={() => onChoose(coin)}
          />
        ))}
      </List>
    </Card>
  );
}
