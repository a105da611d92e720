import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Chip } from '@/ui/actions/chip';
import type { FaultSettings } from '../../../faults/settings';
import type { RoomAction } from '../../connection/use-action';
import { useContract } from '../../contract/use-contract';
import { Controls, Section } from '../../parts/parts';
import { changing, EVENT_NAMES, EVENT_PRESET_NAMES, EVENT_PRESETS, isOfEvents, pathsOf, words } from './content';
import { FieldChangeForm } from './field-change-form';
import { SuggestedField } from './suggested-field';

/** Faults of realtime events by name: lost, twice, late, or with a field that is not as declared. */
export function EventFaults({ settings, action: { act } }: { settings: FaultSettings; action: RoomAction }) {
  const { t } = useTranslation('room-faults');
  const [event, setEvent] = useState('');
  const isOfSome = isOfEvents(event);
  const { contract } = useContract(isOfSome);
  const own: Readonly<Record<string, unknown>> = settings.events[event] ?? {};
  return (
    <Section title={t('events')}>
      <SuggestedField
        label={t('findEvent', { example: 'lever_*' })}
        value={event}
        placeholder="daymarket"
        suggestions={EVENT_NAMES}
        onChange={setEvent}
        error={event !== '' && !isOfSome ? t('noEvent') : null}
      />
      {isOfSome && (
        <>
          <Controls label={event}>
            {EVENT_PRESET_NAMES.map((preset) => {
              const [[setting, value]] = Object.entries(EVENT_PRESETS[preset]) as [[string, number]];
              const isOn = own[setting] === value;
              const message = t(isOn ? 'said.offFor' : 'said.onFor', { call: event, fault: t(`event.${preset}`) });
              return (
                <Chip
                  key={preset}
                  selected={isOn}
                  onClick={() =>
                    void act(
                      'faults.adjust',
                      changing('events', event, isOn ? { without: [setting] } : { [setting]: value }),
                      message,
                    )
                  }
                >
                  {t(`event.${preset}`)}
                </Chip>
              );
            })}
          </Controls>
          <FieldChangeForm
            label={t('changeOf', { call: event })}
            paths={contract ? pathsOf(contract, 'events', event) : []}
            onAdd={(field) =>
              void act(
                'faults.adjust',
                { events: { [event]: { field } } },
                t('said.onFor', { call: event, fault: words(field) }),
              )
            }
          />
        </>
      )}
    </Section>
  );
}
