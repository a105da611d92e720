import { useState } from 'react';
import { DAY_MS, MINUTE_MS } from '@/domain/time';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { TextField } from '@/ui/forms/text-field';
import { durationText, parseDuration } from '../../formats/duration';
import { Controls, FieldLine, inEnglish, Section } from '../../parts/parts';
import { useClockTools } from '../../tools/use-clock-tools';

const USUAL_MS = [MINUTE_MS, 5 * MINUTE_MS, 60 * MINUTE_MS, DAY_MS, 30 * DAY_MS];

/** Moves the clock forward by a common duration, or by a typed one. */
export function JumpBy() {
  const { t } = useTranslation('room-clock');
  const { advance, error, clearError } = useClockTools();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = () => {
    const by = parseDuration(text);
    setWrong(by === null);
    if (by !== null) advance(by);
  };
  return (
    <Section title={t('jumpBy')}>
      <Controls label={t('jumpBy')}>
        {USUAL_MS.map((by) => (
          <Button key={by} size="sm" guard={false} onClick={() => advance(by)}>
            {durationText(by, t)}
          </Button>
        ))}
      </Controls>
      <FieldLine onSubmit={submit}>
        <TextField
          compact
          aria-label={t('duration')}
          placeholder={t('durationHint')}
          value={text}
          onValueChange={(next) => {
            setText(next);
            setWrong(false);
            clearError();
          }}
          autoComplete="off"
          enterKeyHint="go"
          error={isWrong ? t('badDuration') : inEnglish(error)}
        />
        <Button type="submit">{t('jump')}</Button>
      </FieldLine>
    </Section>
  );
}
