import { X } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { IconButton } from '@/ui/actions/icon-button';
import type { FaultSettings } from '../../../faults/settings';
import type { RoomAction } from '../../connection/use-action';
import { Section } from '../../parts/parts';
import { activeFaults } from './content';
import styles from './faults.module.css';

/** The faults of single calls and events, each with a button to remove it. */
export function ActiveFaults({ settings, action: { act } }: { settings: FaultSettings; action: RoomAction }) {
  const { t } = useTranslation('room-faults');
  const active = activeFaults(settings);
  if (active.length === 0) return null;
  return (
    <Section title={t('single')}>
      <ul>
        {active.map(({ key, name, text, without }) => (
          <li key={key} className={styles.single}>
            <span>
              {name} <span className={styles.what}>{text}</span>
            </span>
            <IconButton
              label={t('remove', { call: name, fault: text })}
              icon={<X size={18} aria-hidden />}
              onClick={() => void act('faults.adjust', without, t('said.offFor', { call: name, fault: text }))}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
