import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { Text } from '@/ui/text/text';
import type { LevelStates } from '../_shared/level-states';
import { goOn, returnAddress } from '../_shared/return-address';
import { LevelCard } from './level-card';
import styles from './overview.module.css';
import { RecordCard } from './record-card';
import type { IdentityWizard } from './use-identity-wizard';

/** State and limits of both levels. */
export function Overview({ wizard, levels }: { wizard: IdentityWizard; levels: LevelStates }) {
  const { t } = useTranslation('identity');
  const { kyc, from, goTo } = wizard;
  const back = levels.basic === 'approved' ? returnAddress(from) : null;
  return (
    <div className={styles.overview}>
      <Text as="p" tone="muted" className={styles.lead}>
        {t('lead')}
      </Text>
      {back !== null && (
        <Button variant="primary" size="lg" block onClick={() => goOn(back)}>
          {t('goOn')}
        </Button>
      )}
      <LevelCard level="basic" state={levels.basic} real={kyc.real} onStart={() => goTo('account')} />
      <LevelCard
        level="advanced"
        state={levels.advanced}
        real={kyc.real}
        isAside={back !== null}
        onStart={() => goTo('pictures')}
      />
      {kyc.real?.real_data && <RecordCard record={kyc.real.real_data} />}
    </div>
  );
}
