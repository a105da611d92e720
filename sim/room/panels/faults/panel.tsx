import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { Chip } from '@/ui/actions/chip';
import { IconButton } from '@/ui/actions/icon-button';
import { type Acting, useAction } from '../../exchange';
import { Controls, Note, PanelStack, Refusal, Section } from '../../parts/parts';
import styles from './faults.module.css';
import { countOn, fitsScope, isOn, PRESET_NAMES, type Preset, type Scope, toggled, without } from './model';
import { ScopePicker } from './scope-picker';
import { Settings } from './settings';
import { useFaults } from './use-faults';

/** Faults of the connection to the exchange, for all calls or for one. */
export default function FaultsPanel() {
  const { t } = useTranslation('room-faults');
  const settings = useFaults();
  const action = useAction();
  const [scope, setScope] = useState<Scope>(null);
  const hasNoFaults = countOn(settings) === 0;
  return (
    <PanelStack>
      <ScopePicker scope={scope} onChange={setScope} />
      <Presets scope={scope} action={action} />
      <Settings scope={scope} settings={settings} action={action} />
      <SingleCalls action={action} />
      <Refusal error={action.error} />
      <div className={styles.end}>
        <Note>{hasNoFaults ? t('calm') : t('on', { count: countOn(settings) })}</Note>
        <Button size="sm" disabled={hasNoFaults} onClick={() => void action.act('faults.clear', {}, t('said.cleared'))}>
          {t('clear')}
        </Button>
      </div>
    </PanelStack>
  );
}

function Presets({ scope, action: { act } }: { scope: Scope; action: Acting }) {
  const { t } = useTranslation('room-faults');
  const settings = useFaults();
  const message = (preset: Preset, was: boolean) => {
    const fault = t(`preset.${preset}`);
    if (scope === null) return was ? t('said.off', { fault }) : t('said.on', { fault });
    return was ? t('said.offFor', { fault, call: scope }) : t('said.onFor', { fault, call: scope });
  };
  return (
    <Section title={t('presets')}>
      <Controls label={t('presets')}>
        {PRESET_NAMES.filter((preset) => fitsScope(preset, scope)).map((preset) => {
          const on = isOn(preset, settings, scope);
          return (
            <Chip
              key={preset}
              selected={on}
              onClick={() => void act('faults.set', toggled(settings, scope, preset), message(preset, on))}
            >
              {t(`preset.${preset}`)}
              {(preset === 'verify' || preset === 'expired') && (
                <span className="visually-hidden">: {t(`hint.${preset}`)}</span>
              )}
            </Chip>
          );
        })}
        {scope === null && (
          <Button size="sm" onClick={() => void act('faults.drop', {}, t('said.dropped'))}>
            {t('preset.drop')}
            <span className="visually-hidden">: {t('hint.drop')}</span>
          </Button>
        )}
      </Controls>
    </Section>
  );
}

/** Calls with faults of their own, each with a button to remove them. */
function SingleCalls({ action: { act } }: { action: Acting }) {
  const { t } = useTranslation('room-faults');
  const settings = useFaults();
  const single = Object.entries(settings.calls);
  if (single.length === 0) return null;
  return (
    <Section title={t('single')}>
      <ul>
        {single.map(([call, own]) => (
          <li key={call} className={styles.single}>
            <span>
              {call}{' '}
              <span className={styles.what}>
                {Object.entries(own)
                  .map((entry) => entry.join(' '))
                  .join(', ')}
              </span>
            </span>
            <IconButton
              label={t('remove', { call })}
              icon={<X size={18} aria-hidden />}
              onClick={() => void act('faults.set', without(settings, call), t('said.removed', { call }))}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
