import { useState } from 'react';
import * as v from 'valibot';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { TextField } from '@/ui/forms/text-field';
import { type FieldChange, fieldChange, WRONG_TYPES } from '../../../faults/field-changes';
import { Choice } from '../../parts/choice';
import styles from './faults.module.css';
import { SuggestedField } from './suggested-field';

const CHANGES = ['drop', 'null', 'retype', 'rename'] as const;
type Kind = (typeof CHANGES)[number];
type WrongType = (typeof WRONG_TYPES)[number];

interface FieldChangeFormProps {
  /** The name of the group for screen readers. */
  label: string;
  /** Paths of the contract; others can be typed. */
  paths: readonly string[];
  onFocus?: () => void;
  onAdd: (change: FieldChange) => void;
}

/** Says which field of an answer or event is changed, and how. */
export function FieldChangeForm({ label, paths, onFocus, onAdd }: FieldChangeFormProps) {
  const { t } = useTranslation('room-faults');
  const [path, setPath] = useState('');
  const [kind, setKind] = useState<Kind>('drop');
  const [type, setType] = useState<WrongType>('text');
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const parsed = v.safeParse(fieldChange, {
    change: kind,
    path: path.trim(),
    ...(kind === 'retype' && { to: type }),
    ...(kind === 'rename' && { to: name.trim() }),
  });
  const wrong = parsed.success ? null : v.getDotPath(parsed.issues[0]);
  return (
    <form
      aria-label={label}
      className={styles.change}
      onFocus={onFocus}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(!parsed.success);
        if (parsed.success) onAdd(parsed.output);
      }}
    >
      <div className={styles.path}>
        <SuggestedField
          label={t('path')}
          value={path}
          placeholder="data.*.price"
          suggestions={paths}
          onChange={setPath}
          error={isTried && wrong === 'path' ? t('badPath', { example: 'data.*.price' }) : null}
        />
      </div>
      <Choice
        label={t('how')}
        value={kind}
        options={CHANGES.map((value) => ({ value, label: t(`changes.${value}`) }))}
        onChange={(next) => setKind(CHANGES.find((one) => one === next) ?? 'drop')}
      />
      {kind === 'retype' && (
        <Choice
          label={t('newType')}
          value={type}
          options={WRONG_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
          onChange={(next) => setType(WRONG_TYPES.find((one) => one === next) ?? 'text')}
        />
      )}
      {kind === 'rename' && (
        <TextField
          compact
          aria-label={t('newName')}
          placeholder={t('newName')}
          value={name}
          onValueChange={setName}
          error={isTried && wrong === 'to' ? t('badName') : undefined}
        />
      )}
      <Button size="sm" type="submit" guard={false}>
        {t('add')}
      </Button>
    </form>
  );
}
