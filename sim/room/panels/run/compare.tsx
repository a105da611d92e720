import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import type { ComparedAt } from '../../../control/host-actions';
import type { Comparison } from '../../../replay/compare';
import { useRunChange } from '../../connection/exchange';
import { useAction } from '../../connection/use-action';
import { usePolled } from '../../connection/use-polled';
import { timeText } from '../../formats/zone';
import { Choice } from '../../parts/choice';
import { FieldLine, Refusal, Section } from '../../parts/parts';
import { useScenarioTitle } from '../scenario/use-scenarios';
import { Differences } from './differences';

const POLL_INTERVAL_MS = 5_000;
const START: ComparedAt = { seq: 0 };
const NOW: ComparedAt = {};
/** The end that lies ahead. It cannot be given as an instant, because the clock may be past its time. */
const END: ComparedAt = { ahead: true };

interface Offered {
  readonly value: string;
  readonly label: string;
}

/** The moments that can be compared: the ends of the line, the current one, bookmarks, and ends of replaced runs. */
function useMoments(): readonly Offered[] {
  const { t, i18n } = useTranslation('room-time');
  const { value: bookmarks = [] } = usePolled('run.bookmarks', {}, POLL_INTERVAL_MS);
  const { value: kept = [] } = usePolled('run.kept', {}, POLL_INTERVAL_MS);
  const { value: ahead } = usePolled('run.ahead', {}, POLL_INTERVAL_MS);
  const titleOf = useScenarioTitle();
  const offer = (at: ComparedAt, label: string): Offered => ({ value: JSON.stringify(at), label });
  return [
    offer(START, t('start')),
    offer(NOW, t('now')),
    ...(ahead ? [offer(END, t('end'))] : []),
    ...bookmarks.map(({ id, name, atMs }) => offer({ bookmark: id }, `${name}, ${timeText(atMs, i18n.language)}`)),
    ...kept
      .filter(({ isAhead }) => !isAhead)
      .map(({ id, scenario, seed }) => offer({ run: id }, t('earlier', { scenario: titleOf(scenario), seed }))),
  ];
}

/** Compares two moments and shows the differences. */
export function Compare() {
  const { t } = useTranslation('room-time');
  const moments = useMoments();
  const { act, error, busy } = useAction();
  const [chosen, setChosen] = useState({ from: JSON.stringify(START), to: JSON.stringify(NOW) });
  const [found, setFound] = useState<Comparison | null>(null);
  // A comparison with the current moment no longer holds in another run.
  useRunChange(() => setFound(null));
  const known = (value: string) => (moments.some((one) => one.value === value) ? value : JSON.stringify(NOW));
  const [from, to] = [known(chosen.from), known(chosen.to)];
  const compare = async () => {
    const input = { from: JSON.parse(from) as ComparedAt, to: JSON.parse(to) as ComparedAt };
    setFound((await act('run.compare', input, t('said.compared'))) ?? null);
  };
  return (
    <Section title={t('compare')}>
      <FieldLine onSubmit={() => void compare()}>
        <Choice
          label={t('from')}
          value={from}
          options={moments}
          onChange={(value) => setChosen({ ...chosen, from: value })}
        />
        <Choice
          label={t('to')}
          value={to}
          options={moments}
          onChange={(value) => setChosen({ ...chosen, to: value })}
        />
        <Button type="submit" loading={busy}>
          {t('do')}
        </Button>
      </FieldLine>
      <Refusal error={error} />
      {found && <Differences found={found} />}
    </Section>
  );
}
