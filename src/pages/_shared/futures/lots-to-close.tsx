import type { CloseOrderRule } from '@/domain/futures/close';
import type { Violation } from '@/domain/violation';
import { useTranslation } from '@/i18n/use-translation';
import { Slider } from '@/ui/forms/slider';
import { Stepper } from '@/ui/forms/stepper';
import { useRefusalText } from '../form/use-refusal-text';

interface LotsToCloseProps {
  /** Lots of the position. */
  held: number;
  /** As typed. */
  value: string;
  violation: Violation<CloseOrderRule> | undefined;
  disabled: boolean;
  onChange: (value: string) => void;
}

/** A number of lots of a position, typed or as a percentage of it. */
export function LotsToClose({ held, value, violation, disabled, onChange }: LotsToCloseProps) {
  const { t } = useTranslation('positions');
  const refusalText = useRefusalText();
  const percent = Math.min(100, Math.round((Number(value) / held) * 100));
  // Never none: whoever wants to close nothing leaves the sheet.
  const setPercent = (next: number) => onChange(`${Math.max(1, Math.round((held * next) / 100))}`);
  return (
    <div>
      <Stepper
        label={t('close.lots')}
        value={value}
        step="1"
        min="1"
        max={`${held}`}
        disabled={disabled}
        onValueChange={onChange}
        decreaseLabel={t('close.fewer')}
        increaseLabel={t('close.more')}
        error={violation && refusalText(violation.code, violation.params)}
      />
      <Slider label={t('close.portion')} value={percent} onValueChange={setPercent} disabled={disabled} />
    </div>
  );
}
