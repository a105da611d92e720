import { useTranslation } from '@/i18n/use-translation';
import { ERROR_KINDS } from '../../../faults/error-kinds';
import type { FaultSettings } from '../../../faults/settings';
import type { RoomAction } from '../../connection/use-action';
import { Choice } from '../../parts/choice';
import { Section } from '../../parts/parts';
import styles from './faults.module.css';
import { changeFor, type Scope, settingsOf } from './model';
import { NumberSetting } from './number-setting';

type NumberName =
  | 'latencyMs'
  | 'answerDelayMs'
  | 'errorRate'
  | 'retryAfterSeconds'
  | 'lostAnswerRate'
  | 'lateEventsMs'
  | 'slowChunkMs';

interface Figure {
  readonly name: NumberName;
  readonly unit: 'ms' | 's' | 'percent';
  /** How many typed units are one unit of the setting: 100 for rates, which are typed in percent. */
  readonly per: 1 | 100;
  /** The largest value, in typed units. */
  readonly most: number;
  readonly isOfCalls: boolean;
}

const FIGURES: readonly Figure[] = [
  { name: 'latencyMs', unit: 'ms', per: 1, most: 3_600_000, isOfCalls: true },
  { name: 'answerDelayMs', unit: 'ms', per: 1, most: 3_600_000, isOfCalls: true },
  { name: 'errorRate', unit: 'percent', per: 100, most: 100, isOfCalls: true },
  { name: 'lostAnswerRate', unit: 'percent', per: 100, most: 100, isOfCalls: true },
  { name: 'retryAfterSeconds', unit: 's', per: 1, most: 3_600, isOfCalls: true },
  { name: 'lateEventsMs', unit: 'ms', per: 1, most: 10_000, isOfCalls: false },
  { name: 'slowChunkMs', unit: 'ms', per: 1, most: 3_600_000, isOfCalls: false },
];

interface SettingsProps {
  scope: Scope;
  settings: FaultSettings;
  action: RoomAction;
}

/** The same settings as numbers, for values that no preset has. */
export function Settings({ scope, settings, action: { act } }: SettingsProps) {
  const { t } = useTranslation('room-faults');
  const held = settingsOf(settings, scope);
  const set = (change: Parameters<typeof changeFor>[1], setting: string, value: string) =>
    void act('faults.adjust', changeFor(scope, change), t('said.set', { setting, value }));
  return (
    <Section title={t('settings')}>
      <div className={styles.fields}>
        {FIGURES.filter(({ isOfCalls }) => isOfCalls || scope === null).map(({ name, unit: unitName, per, most }) => {
          const unit = t(`unit.${unitName}`);
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
            options={ERROR_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            onChange={(next) => {
              const errorKind = ERROR_KINDS.find((kind) => kind === next) ?? 'http500';
              set({ errorKind }, t('errorKind'), t(`kinds.${errorKind}`));
            }}
          />
        </div>
      </div>
    </Section>
  );
}
