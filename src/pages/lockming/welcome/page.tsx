import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/text/text';
import { BackBar } from '../../_shared/back-bar';
import wealth from '../../_shared/wealth/wealth.module.css';

const STEPS = ['step1', 'step2', 'step3', 'step4'] as const;

/** Introduction to lock-up mining: four steps and an example. */
export default function LockWelcomePage() {
  const { t } = useTranslation('lockming');
  return (
    <Page
      header={<BackBar title={t('welcome.title')} />}
      footer={
        <Button block size="lg" variant="primary" onClick={() => shell().go('/pages/lockming/lockming')}>
          {t('welcome.start')}
        </Button>
      }
    >
      <Stack gap={3}>
        <Card title={t('welcome.lead')}>
          <ol className={wealth.steps}>
            {STEPS.map((step, index) => (
              <li key={step} className={wealth.step}>
                <span className={wealth.number} aria-hidden="true">
                  {index + 1}
                </span>
                <span className={wealth.words}>
                  <Text weight="bold">{t(`welcome.${step}`)}</Text>
                  <Text tone="secondary" size="note">
                    {t(`welcome.${step}Text`)}
                  </Text>
                </span>
              </li>
            ))}
          </ol>
        </Card>
        <Card title={t('welcome.early')}>
          <Stack gap={2}>
            <Text tone="secondary" size="note" as="p">
              {t('welcome.earlyText')}
            </Text>
            <Text size="note" as="p">
              {t('welcome.example')}
            </Text>
          </Stack>
        </Card>
      </Stack>
    </Page>
  );
}
