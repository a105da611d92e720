import { HeartHandshake } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Card } from '@/ui/layout/card';
import { Row, Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/text/text';

/** Responsible gambling note. */
export function Care() {
  const { t } = useTranslation('game');
  return (
    <Card title={t('care.title')}>
      <Stack gap={3}>
        <Text as="p" size="note" tone="secondary">
          {t('care.text')}
        </Text>
        <Row>
          <Button
            size="sm"
            icon={<HeartHandshake size={16} aria-hidden />}
            onClick={() => shell().go('/pages/common/contactus')}
          >
            {t('care.help')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
