import { useState } from 'react';
import type { RefusalCode } from '@/contract/refusals/codes';
import { useTranslation } from '@/i18n/use-translation';
import type { FaultSettings } from '../../../faults/settings';
import type { RoomAction } from '../../connection/use-action';
import { useContract } from '../../contract/use-contract';
import { Choice } from '../../parts/choice';
import { Section } from '../../parts/parts';
import { EVERY, pathsOf, refusalsOf, words } from './content';
import { FieldChangeForm } from './field-change-form';
import type { Scope } from './model';

interface AnswerFaultsProps {
  scope: Scope;
  settings: FaultSettings;
  action: RoomAction;
}

/** Faults inside of answers: a refusal that the contract declares, or a field that is not as declared. */
export function AnswerFaults({ scope, settings, action: { act } }: AnswerFaultsProps) {
  const { t } = useTranslation('room-faults');
  const [isWanted, setWanted] = useState(false);
  const { contract } = useContract(isWanted || scope !== null);
  const call = scope ?? EVERY;
  const code = settings.calls[call]?.refusal ?? '';
  const refusals = contract ? refusalsOf(contract, scope) : [];
  const refuse = (next: string) => {
    const refusal = refusals.find((one) => one.code === next);
    const change = refusal ? { refusal: refusal.code as RefusalCode } : { without: ['refusal' as const] };
    const message = t(refusal ? 'said.onFor' : 'said.offFor', { call, fault: refusal?.code ?? code });
    void act('faults.adjust', { calls: { [call]: change } }, message);
  };
  return (
    <Section title={t('answer')}>
      {scope !== null && (
        <Choice
          label={t('refuse')}
          value={code}
          options={[
            { value: '', label: t('noRefusal') },
            ...refusals.map((one) => ({ value: one.code, label: `${one.code}: ${one.sentence}` })),
          ]}
          onChange={refuse}
        />
      )}
      <FieldChangeForm
        label={t('changeOf', { call })}
        paths={contract ? pathsOf(contract, 'calls', call) : []}
        onFocus={() => setWanted(true)}
        onAdd={(field) =>
          void act('faults.adjust', { calls: { [call]: { field } } }, t('said.onFor', { call, fault: words(field) }))
        }
      />
    </Section>
  );
}
