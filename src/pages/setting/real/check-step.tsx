import { DOCUMENTS, normalName, normalNumber } from '@/domain/identity/identity';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { StepForm } from './step-form';
import type { IdentityWizard } from './use-identity-wizard';
import styles from './wizard.module.css';

/** Review of the data before it is submitted; afterwards it cannot be changed. */
export function CheckStep({ wizard }: { wizard: IdentityWizard }) {
  const { t } = useTranslation(['identity', 'common']);
  const { kind, name, number } = wizard.draft;
  const isBusy = wizard.kyc.isSubmitting;
  return (
    <StepForm wizard={wizard} submitLabel={t('common:submit')} isBusy={isBusy} onSubmit={wizard.submitBasic}>
      <p className={styles.lead}>{t('check.lead')}</p>
      <div className={styles.box}>
        <KeyValueList>
          <KeyValue label={t('document')}>{t(`kinds.${DOCUMENTS[kind ?? 0]}`)}</KeyValue>
          <KeyValue label={t('form.name')}>{normalName(name)}</KeyValue>
          <KeyValue label={t('number')}>{normalNumber(number)}</KeyValue>
        </KeyValueList>
      </div>
      <Button block disabled={isBusy} onClick={() => shell().back()}>
        {t('check.change')}
      </Button>
    </StepForm>
  );
}
