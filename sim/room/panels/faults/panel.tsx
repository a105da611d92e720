import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { Chip } from '@/ui/actions/chip';
import { type RoomAction, useAction } from '../../connection/use-action';
import { Controls, Note, PanelStack, Refusal, Section } from '../../parts/parts';
import { ActiveFaults } from './active-faults';
import { AnswerFaults } from './answer-faults';
import { EventFaults } from './event-faults';
import styles from './faults.module.css';
import { countOn, fitsScope, isOn, PRESET_NAMES, type Preset, type Scope, toggled } from './model';
import { ScopePicker } from './scope-picker';
import { Settings } from './settings';
import { useFaults } from './use-faults';

/** Faults of the connection to the exchange and of its answers, for all calls or for some, and of its events. */
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
      <AnswerFaults key={scope} scope={scope} settings={settings} action={action} />
      <EventFaults settings={settings} action={action} />
      <ActiveFaults settings={settings} action={action} />
      <Refusal error={action.error} />
      <div className={styles.end}>
        <Note>{hasNoFaults ? t('calm') : t('on', { count: countOn(settings) })}</Note>
        <Button
          size="sm"
          disabled={hasNoFaults}
          focusableWhenDisabled
          onClick={() => void action.act('faults.clear', {}, t('said.cleared'))}
        >
          {t('clear')}
        </Button>
      </div>
    </PanelStack>
  );
}

function Presets({ scope, action: { act } }: { scope: Scope; action: RoomAction }) {
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
              onClick={() => void act('faults.adjust', toggled(settings, scope, preset), message(preset, on))}
            >
              {t(`preset.${preset}`)}
              {isOfCode(preset) && <span className="visually-hidden">: {t(`hint.${preset}`)}</span>}
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

/** Presets that are named by a number. */
const isOfCode = (preset: Preset) =>
  preset === 'verify' || preset === 'expired' || preset === 'busy' || preset === 'down';
