import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import { Button } from '@/ui/actions/button';
import { Stepper } from '@/ui/forms/stepper';
import { Switch } from '@/ui/forms/switch';
import { Sheet } from '@/ui/overlays/sheet';
import { changeIndicator, indicatorSettings, resetIndicatorParameters } from './chart-settings';
import styles from './indicator-sheet.module.css';
import {
  clampParameters,
  INDICATOR_KINDS,
  INDICATORS,
  type IndicatorKind,
  type Parameter,
} from './indicators/catalogue';

export interface IndicatorSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** All indicators with their switches and parameters. Changes are drawn at once. */
export function IndicatorSheet({ open, onOpenChange }: IndicatorSheetProps) {
  const { t } = useTranslation(['chart', 'common']);
  /** Used as a key: steppers hold their typed text, so restoring the defaults mounts new ones. */
  const [resets, setResets] = useState(0);
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('indicators')}
      closeLabel={t('common:close')}
      footer={
        <Button
          block
          variant="secondary"
          onClick={() => {
            resetIndicatorParameters();
            setResets(resets + 1);
          }}
        >
          {t('usualParameters')}
        </Button>
      }
    >
      {INDICATOR_KINDS.map((kind) => (
        <IndicatorFields key={`${kind} ${resets}`} kind={kind} />
      ))}
    </Sheet>
  );
}

function IndicatorFields({ kind }: { kind: IndicatorKind }) {
  const { t } = useTranslation('chart');
  const { on, parameters } = useStore(indicatorSettings)[kind];
  const clamped = clampParameters(kind, parameters);
  return (
    <div className={styles.indicator}>
      <Switch
        label={
          <>
            {INDICATORS[kind].short} <span className={styles.name}>{t(`indicator.${kind}`)}</span>
          </>
        }
        checked={on}
        onCheckedChange={(next) => changeIndicator(kind, { on: next })}
      />
      {on && clamped.length > 0 && (
        <div className={styles.parameters}>
          {INDICATORS[kind].parameters.map((parameter, at) => (
            <ParameterField
              key={parameter.word}
              name={`${INDICATORS[kind].short} ${t(`parameter.${parameter.word}`)}`}
              parameter={parameter}
              value={clamped[at] ?? parameter.defaultValue}
              onValue={(value) => changeIndicator(kind, { parameters: clamped.with(at, value) })}
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface ParameterFieldProps {
  /** Accessible name, which includes the indicator's name. */
  name: string;
  parameter: Parameter;
  value: number;
  onValue: (value: number) => void;
}

function ParameterField({ name, parameter: { word, min, max, step }, value, onValue }: ParameterFieldProps) {
  const { t } = useTranslation('chart');
  const [typed, setTyped] = useState(String(value));
  return (
    <Stepper
      compact
      label={t(`parameter.${word}`)}
      value={typed}
      emptied={String(value)}
      min={String(min)}
      max={String(max)}
      step={String(step)}
      decreaseLabel={t('decrease', { name })}
      increaseLabel={t('increase', { name })}
      onValueChange={(next) => {
        setTyped(next);
        // While the user types, the value may be empty or out of range. The chart then keeps the previous one.
        const figure = Number(next);
        if (next !== '' && figure >= min && figure <= max) onValue(figure);
      }}
    />
  );
}
