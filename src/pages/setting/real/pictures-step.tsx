import { Check } from 'lucide-react';
import { DOCUMENTS, type DocumentId } from '@/domain/identity/identity';
import { useTranslation } from '@/i18n/use-translation';
import { PictureField } from '../../_shared/picture/picture-field';
import { StepForm } from './step-form';
import type { IdentityWizard } from './use-identity-wizard';
import styles from './wizard.module.css';

const ADVICE = ['whole', 'sharp', 'valid'] as const;

/** Pictures of both sides of the document approved in Lv1. */
export function PicturesStep({ wizard }: { wizard: IdentityWizard }) {
  const { t } = useTranslation(['identity', 'common']);
  const { draft, change, form, kyc } = wizard;
  const kind = DOCUMENTS[(kyc.real?.real_data?.id_type ?? 0) as DocumentId];
  const field = (side: 'front' | 'back') => (
    <PictureField
      label={t(`sides.${side}.${kind}`)}
      pickLabel={t('sides.pick')}
      capture="environment"
      value={draft[side] || null}
      onValueChange={(address) => change({ [side]: address ?? '' })}
      onHold={(reason) => form.hold(side, reason)}
      error={form.messageOf(side)}
      disabled={kyc.isSubmitting}
    />
  );
  return (
    <StepForm
      wizard={wizard}
      submitLabel={t('common:submit')}
      isBusy={kyc.isSubmitting}
      onSubmit={wizard.submitAdvanced}
    >
      <div className={styles.advice}>
        <p className={styles.adviceTitle}>{t('advice.title')}</p>
        {ADVICE.map((each) => (
          <p key={each} className={styles.adviceLine}>
            <Check size={16} aria-hidden />
            {t(`advice.${each}`)}
          </p>
        ))}
      </div>
      {field('front')}
      {field('back')}
      <p className={styles.lead}>{t('advice.private')}</p>
    </StepForm>
  );
}
