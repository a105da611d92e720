import type { NftWorkDetail } from '@/data/nft/queries';
import { NFT_MODE, NFT_STATUS } from '@/domain/nft/nft';
import { useTranslation } from '@/i18n/use-translation';
import { Badge } from '@/ui/display/badge';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Card } from '@/ui/layout/card';
import { Row, Stack } from '@/ui/layout/stack';
import { Num } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { recordTime } from '../../_shared/money/record-time';
import { useNftTexts } from '../../_shared/nft/use-nft-texts';
import { SaleState } from '../_shared/sale-state';
import { useSaleStatus } from '../_shared/use-sale-status';
import { MODE_NAMES } from './names';
import { priceKey } from './price-of';

/** Price, sale mode and end of the sale of a work. */
export function SaleCard({ work }: { work: NftWorkDetail }) {
  const { t } = useTranslation('nft');
  const texts = useNftTexts();
  const status = useSaleStatus(work);
  const isAuction = work.pay_type === NFT_MODE.auction;
  return (
    <Card>
      <Stack gap={3}>
        <Row gap={2} justify="between" align="center" wrap>
          <Badge tone="neutral">{t(`mode.${MODE_NAMES[work.pay_type]}`)}</Badge>
          <SaleState work={work} />
        </Row>
        <Stack gap={0}>
          <Text size="small" tone="muted">
            {t(priceKey(work, status))}
          </Text>
          <Num size="head" weight="bold">
            {texts.amount(work.price, work.currency_name)}
          </Num>
        </Stack>
        <KeyValueList dense>
          {isAuction && (
            <>
              <KeyValue label={t('detail.increase')}>{texts.amount(work.per_increase, work.currency_name)}</KeyValue>
              <KeyValue label={t('detail.margin')}>{texts.amount(work.margin, 'USDT')}</KeyValue>
              {typeof work.bid_count === 'number' && (
                <KeyValue label={t('detail.bids')}>{texts.format.upTo(work.bid_count, 0)}</KeyValue>
              )}
            </>
          )}
          <KeyValue label={t('detail.from')}>{recordTime(work.start_time, texts.format.dateTime)}</KeyValue>
          <KeyValue label={t('detail.until')}>{recordTime(work.end_time, texts.format.dateTime)}</KeyValue>
        </KeyValueList>
        {isAuction && status !== NFT_STATUS.ended && (
          <Text size="small" tone="muted">
            {t('detail.marginHint')}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
