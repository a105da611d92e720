import { useId, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { cx } from '@/ui/cx';
import { describedBy, FieldFrame } from '@/ui/forms/field';
import field from '@/ui/forms/field.module.css';
import { useExchange } from '../../connection/exchange';
import { fieldText, fromField } from '../../formats/zone';
import { FieldLine, inEnglish, Section } from '../../parts/parts';
import { useClockTools } from '../../tools/use-clock-tools';

/** Moves the clock forward to an instant in the exchange's zone. */
export function JumpTo() {
  const { t } = useTranslation('room-clock');
  const { clock } = useExchange();
  const { jump, error: refusal, clearError } = useClockTools();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<'badDate' | 'pastDate' | null>(null);
  const id = useId();
  const error = problem ? t(problem) : inEnglish(refusal);
  const submit = () => {
    const atMs = fromField(text);
    const isPast = atMs !== null && atMs < clock.now();
    setProblem(atMs === null ? 'badDate' : isPast ? 'pastDate' : null);
    if (atMs !== null && !isPast) void jump(atMs);
  };
  return (
    <Section title={t('jumpTo')}>
      <FieldLine onSubmit={submit}>
        <FieldFrame id={id} error={error}>
          <div className={cx(field.box, field.compact, error && field.invalid)}>
            <input
              id={id}
              type="datetime-local"
              step={1}
              aria-label={t('date')}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy(id, { error })}
              className={field.input}
              value={text}
              // The field begins with the exchange's date, not with the real one.
              onFocus={() => text === '' && setText(fieldText(clock.now()))}
              onChange={(event) => {
                setText(event.currentTarget.value);
                setProblem(null);
                clearError();
              }}
            />
          </div>
        </FieldFrame>
        <Button type="submit">{t('go')}</Button>
      </FieldLine>
    </Section>
  );
}
