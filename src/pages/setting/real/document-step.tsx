import { BookUser, Car, IdCard } from 'lucide-react';
import { DOCUMENT_IDS, DOCUMENTS, type DocumentId, NAME_MAX } from '@/domain/identity/identity';
import { useTranslation } from '@/i18n/use-translation';
import { FieldError } from '@/ui/forms/field';
import { RadioList } from '@/ui/forms/radio-list';
import { TextField } from '@/ui/forms/text-field';
import { StepForm } from './step-form';
import type { IdentityWizard } from './use-identity-wizard';
import styles from './wizard.module.css';

const ICONS = { card: IdCard, passport: BookUser, licence: Car } as const;
/** Longest input: the longest document number, with spaces and hyphens. */
const NUMBER_MAX = 32;

/** Document type, name and number. */
export function DocumentStep({ wizard }: { wizard: IdentityWizard }) {
  const { t } = useTranslation(['identity', 'common']);
  const { draft, change, form } = wizard;
  const kind = DOCUMENTS[draft.kind ?? 0];
  const kindError = form.messageOf('kind');
  return (
    <StepForm wizard={wizard} submitLabel={t('common:next')} onSubmit={wizard.toCheck}>
      <div className={styles.group}>
        <span className={styles.label}>{t('form.kind')}</span>
        <RadioList
          label={t('form.kind')}
          describedBy={kindError && `${form.id}-kind`}
          value={draft.kind === null ? null : String(draft.kind)}
          onValueChange={(value) => change({ kind: Number(value) as DocumentId })}
          options={DOCUMENT_IDS.map((id) => {
            const Icon = ICONS[DOCUMENTS[id]];
            return {
              value: String(id),
              label: t(`kinds.${DOCUMENTS[id]}`),
              leading: <Icon size={20} strokeWidth={1.75} aria-hidden />,
            };
          })}
        />
        {kindError && (
          <FieldError id={`${form.id}-kind`} className={styles.fieldError}>
            {kindError}
          </FieldError>
        )}
      </div>
      <TextField
        name="name"
        label={t('form.name')}
        autoComplete="name"
        maxLength={NAME_MAX}
        value={draft.name}
        onValueChange={(name) => change({ name })}
        clearLabel={t('common:clear')}
        error={form.messageOf('name')}
      />
      <TextField
        name="number"
        label={t(`form.number.${kind}`)}
        hint={t(`form.numberHint.${kind}`)}
        exact
        autoComplete="off"
        inputMode={kind === 'card' ? 'numeric' : 'text'}
        maxLength={NUMBER_MAX}
        value={draft.number}
        onValueChange={(number) => change({ number })}
        clearLabel={t('common:clear')}
        error={form.messageOf('number')}
      />
    </StepForm>
  );
}
