import { useTranslation } from '@/i18n/use-translation';
import { Slider } from '@/ui/forms/slider';
import { Stepper } from '@/ui/forms/stepper';

interface LotsToCloseProps {
  /** Lots of the position. */
  held: number;
  /** As typed. */
  value: string;
  /** What is wrong with the number. */
  error: string | undefined;
  /** The lots stay as they are, because the call with them is under way. */
  readOnly?: boolean;
  onChange: (value: string) => void;
}

/** A number of lots of a position, typed or as a percentage of it. */
export function LotsToClose({ held, value, error, readOnly = false, onChange }: LotsToCloseProps) {
  const { t } = useTranslation('positions');
  const percent = Math.min(100, Math.round((Number(value) / held) * 100));
  // At least one lot: to close nothing, the user leaves the sheet.
  const setPercent = (next: number) => {
    if (!readOnly) onChange(`${Math.max(1, Math.round((held * next) / 100))}`);
  };
  return (
    <div>
      <Stepper
        label={t('close.lots')}
        value={value}
        step="1"
        min="1"
        max={`${held}`}
        readOnly={readOnly}
        onValueChange={onChange}
        decreaseLabel={t('close.fewer')}
        increaseLabel={t('close.more')}
        error={error}
      />
      <Slider label={t('close.portion')} value={percent} onValueChange={setPercent} />
    </div>
  );
}
