import { type FormEvent, useState } from 'react';
import type { Pair } from '@/data/market/quotes';
import { useTranslation } from '@/i18n/use-translation';
import { minuteOf, momentOf } from '@/lib/clock/local-minute';
import { Button } from '@/ui/actions/button';
import { AmountField } from '@/ui/forms/amount-field';
import { TextField } from '@/ui/forms/text-field';
import type { Anchor, Drawing } from './drawing';
import styles from './drawings-sheet.module.css';
import { colorOf, withStyle } from './style';
import { StyleFields } from './style-fields';

interface Typed {
  readonly price: string;
  readonly time: string;
}

export interface DrawingFieldsProps {
  pair: Pair;
  drawing: Drawing;
  onSave: (next: Drawing) => void;
}

/** The points and the style of a drawing as fields. */
export function DrawingFields({ pair, drawing, onSave }: DrawingFieldsProps) {
  const { t } = useTranslation(['drawings', 'common']);
  const decimals = pair.price_decimals;
  const [typed, setTyped] = useState(() =>
    drawing.anchors.map(({ price, timeMs }) => ({ price: price.toFixed(decimals), time: minuteOf(timeMs) })),
  );
  const [color, setColor] = useState(() => colorOf(drawing));
  const [dashed, setDashed] = useState(drawing.dashed === true);
  const [tried, setTried] = useState(false);
  const change = (at: number, next: Partial<Typed>) =>
    setTyped(typed.map((one, place) => (place === at ? { ...one, ...next } : one)));
  const anchors = drawing.anchors.map((anchor, at) => anchorOf(anchor, typed[at], decimals));

  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (anchors.every((anchor) => anchor !== null)) onSave(withStyle({ ...drawing, anchors }, color, dashed));
  };
  const isOne = drawing.anchors.length === 1;
  const numbered = (key: 'price' | 'time', at: number) =>
    isOne ? t(`field.${key}`) : t(`field.${key}Of`, { point: at + 1 });
  return (
    <form className={styles.fields} onSubmit={save} noValidate>
      {typed.map(({ price, time }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the points of a drawing keep their places
        <div key={at} className={styles.point}>
          <AmountField
            compact
            label={t('common:withUnit', { label: numbered('price', at), unit: pair.legal_name })}
            value={price}
            precision={decimals}
            error={tried && !(Number(price) > 0) ? t('field.priceMissing') : undefined}
            onValueChange={(next) => change(at, { price: next })}
          />
          {!isOne && (
            <TextField
              compact
              type="datetime-local"
              label={numbered('time', at)}
              value={time}
              error={tried && momentOf(time) === null ? t('field.timeMissing') : undefined}
              onValueChange={(next) => change(at, { time: next })}
            />
          )}
        </div>
      ))}
      <StyleFields color={color} dashed={dashed} onColor={setColor} onDashed={setDashed} />
      <Button block variant="primary" size="sm" type="submit">
        {t('save')}
      </Button>
    </form>
  );
}

/** Null for a field that is empty. A time that was not changed keeps its seconds. */
function anchorOf(anchor: Anchor, typed: Typed | undefined, decimals: number): Anchor | null {
  const timeMs = typed?.time === minuteOf(anchor.timeMs) ? anchor.timeMs : momentOf(typed?.time ?? '');
  const price = Number(typed?.price || Number.NaN);
  return timeMs !== null && price > 0 ? { timeMs, price: Number(price.toFixed(decimals)) } : null;
}
