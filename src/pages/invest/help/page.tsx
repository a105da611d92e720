import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/text/text';
import { BackBar } from '../../_shared/back-bar';

/** Cards of the page, each with some titled paragraphs. */
const CARDS = [['what'], ['call', 'put'], ['settle', 'below', 'above', 'annual'], ['risk']] as const;

/** Explanation of dual investment, with its formulas. */
export default function DualHelpPage() {
  const { t } = useTranslation('invest');
  return (
    <Page
      header={<BackBar title={t('help.title')} />}
      footer={
        <Button block size="lg" variant="primary" onClick={() => shell().go('/pages/invest/invest')}>
          {t('help.start')}
        </Button>
      }
    >
      <Stack gap={3}>
        {CARDS.map((parts, index) => (
          <Card key={parts[0]}>
            <Stack gap={4}>
              {index === 0 && (
                <Text as="p" weight="bold">
                  {t('help.lead')}
                </Text>
              )}
              {parts.map((part) => (
                <Stack key={part} gap={1}>
                  <Text as="h2" weight="bold">
                    {t(`help.${part}`)}
                  </Text>
                  <Text as="p" size="note" tone="secondary">
                    {t(`help.${part}Text`)}
                  </Text>
                </Stack>
              ))}
            </Stack>
          </Card>
        ))}
      </Stack>
    </Page>
  );
}
