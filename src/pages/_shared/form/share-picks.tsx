import type { Money } from '@/domain/money/money';
import { SHARE_PERCENTS, shareOf } from '@/domain/money/share-of';
import { useFormats } from '@/i18n/use-formats';
import { Chip, ChipRow } from '@/ui/actions/chip';

interface SharePicksProps {
  label: string;
  /** Label of the whole amount, in place of 100 %. */
  all: string;
  /** The amount that is 100 %. */
  whole: Money;
  /** Most decimals of a picked amount; by default those of money. */
  decimals?: number;
  disabled?: boolean;
  onPick: (amount: string) => void;
}

/** Buttons below an amount field that fill in a share of what is possible. */
export function SharePicks({ label, all, whole, decimals, disabled = false, onPick }: SharePicksProps) {
  const format = useFormats();
  return (
    <ChipRow label={label}>
      {SHARE_PERCENTS.map((percent) => (
        <Chip key={percent} disabled={disabled} onClick={() => onPick(shareOf(whole, percent, decimals).toFixed())}>
          {percent === 100 ? all : format.rate(percent, 0)}
        </Chip>
      ))}
    </ChipRow>
  );
}
