import { useTranslation } from '@/i18n/use-translation';
import type { FaultSettings } from '../../../faults/settings';
import type { Acting } from '../../exchange';
import { Choice } from '../../parts/choice';
import { Section } from '../../parts/parts';
import styles from './faults.module.css';
import { changeFor, type Scope, settingsOf } from './model';
import { NumberSetting } from './number-setting';

type NumberName = 'latencyMs' | 'errorRate' | 'lostAnswerRate' | 'lateEventsMs' | 'slowChunkMs';

interface Figure {
  readonly name: NumberName;
  /** How many typed units are one unit of the setting: 100 for rates, which are typed in percent. */
  readonly per: 1 | 100;
  /** The largest value, in typed units. */
  readonly most: number;
  readonly isOfCalls: boolean;
}

const FIGURES: readonly Figure[] = [
  { name: 'latencyMs', per: 1, most: 3_600_000, isOfCalls: true },
  { name: 'errorRate', per: 100, most: 100, isOfCalls: true },
  { name: 'lostAnswerRate', per: 100, most: 100, isOfCalls: true },
  { name: 'lateEventsMs', per: 1, most: 10_000, isOfCalls: false },
  { name: 'slowChunkMs', per: 1, most: 3_600_000, isOfCalls: false },
];

interface SettingsProps {
  scope: Scope;
  settings: FaultSettings;
  action: Acting;
}

/** The same settings as numbers, for values that no preset has. */
export function Settings({ scope, settings, action: { act } }: SettingsProps) {
  const { t } = useTranslation('room-faults');
  const held = settingsOf(settings, scope);
  const set = (change: Parameters<typeof changeFor>[2], setting: string, value: string) =>
    void act('faults.set', changeFor(settings, scope, change), t('said.set', { setting, value }));
  return (
    <Section title={t('settings')}>
      <div className={styles.fields}>
        {FIGURES.filter(({ isOfCalls }) => isOfCalls || scope === null).map(({ name, per, most }) => {
          const unit = per === 100 ? t('unit.percent') : t('unit.ms');
          return (
            <NumberSetting
              key={name}
              label={t(name)}
              unit={unit}
              most={most}
              value={Math.round(held[name] * per)}
              onCommit={(typed) => set({ [name]: typed / per }, t(name), `${typed} ${unit}`)}
            />
          );
        })}
        <div className={styles.field}>
          <span className={styles.name} aria-hidden>
            {t('errorKind')}
          </span>
          <Choice
            label={t('errorKind')}
            value={held.errorKind}
            options={(['http500', 'broken'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))}
            onChange={(next) => {
              const errorKind = next === 'broken' ? 'broken' : 'http500';
              set({ errorKind }, t('errorKind'), t(`kinds.${errorKind}`));
            }}
          />
        </div>
      </div>
    </Section>
  );
}
