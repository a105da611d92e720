import { useState } from 'react';
import type { Money } from '@/domain/money/money';
import { USDT } from '@/domain/money/usdt';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { Row } from '@/ui/layout/stack';
import { Text } from '@/ui/text/text';
import { TransferSheet } from '../../_shared/transfer/transfer-sheet';
import { useOtcTexts } from './use-otc-texts';

/** Balance of the deposit account, with a link to a transfer. `needed` is the required balance. */
export function LegalBalance({ available, needed }: { available: Money; needed: Money | undefined }) {
  const { t } = useTranslation('otc');
  const texts = useOtcTexts();
  const [moving, setMoving] = useState(false);
  return (
    <>
      <Row gap={2} justify="between" align="center" wrap>
        <Text size="small" tone="secondary">
          {t('has', { amount: texts.usdt(available.toFixed()) })}
        </Text>
        <Button size="sm" variant="ghost" onClick={() => setMoving(true)}>
          {t('transfer')}
        </Button>
      </Row>
      <TransferSheet open={moving} onClose={() => setMoving(false)} asset={USDT} to="legal" needed={needed} />
    </>
  );
}
