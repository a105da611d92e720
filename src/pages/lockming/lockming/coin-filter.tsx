import { useTranslation } from '@/i18n/use-translation';
import { Chip, ChipRow } from '@/ui/actions/chip';

/** A `coin` of '' means all coins. */
export function CoinFilter({
  coins,
  coin,
  onChange,
}: {
  coins: readonly string[];
  coin: string;
  onChange: (coin: string) => void;
}) {
  const { t } = useTranslation(['lockming', 'common']);
  return (
    <ChipRow label={t('coins')}>
      <Chip selected={coin === ''} onClick={() => onChange('')}>
        {t('common:all')}
      </Chip>
      {coins.map((one) => (
        <Chip key={one} selected={coin === one} onClick={() => onChange(one)}>
          {one}
        </Chip>
      ))}
    </ChipRow>
  );
}
