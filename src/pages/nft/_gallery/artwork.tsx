import type { NftWorkDetail } from '@/data/nft/queries';
import { NFT_MODE } from '@/domain/nft/nft';
import { useTranslation } from '@/i18n/use-translation';
import { Badge } from '@/ui/display/badge';
import { Card } from '@/ui/layout/card';
import { Row, Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/text/text';
import { useRarityName } from '../_shared/use-rarity-name';
import { Bids } from './bids';
import { Description } from './description';
import { Facts } from './facts';
import { Medium } from './medium';
import { Odds } from './odds';
import { Owners } from './owners';
import { PersonLink } from './person-link';
import { SaleCard } from './sale-card';

export function Artwork({ work }: { work: NftWorkDetail }) {
  const { t } = useTranslation('nft');
  const rarityName = useRarityName();
  return (
    <Stack gap={3}>
      <Medium work={work} />
      <Card>
        <Stack gap={3}>
          <Stack gap={2}>
            <Text as="h2" size="head" weight="bold">
              {work.name}
            </Text>
            <Row gap={2} wrap>
              {work.rarity !== '' && <Badge tone="accent">{rarityName(work.rarity)}</Badge>}
              {work.resell_nft_status && <Badge tone="warn">{t('detail.reselling')}</Badge>}
            </Row>
          </Stack>
          <PersonLink
            label={t('detail.by')}
            uid={work.author_id}
            name={work.author_name}
            picture={work.author_avatar}
          />
          {work.owner !== work.author_id && work.owner_name && (
            <PersonLink label={t('detail.owner')} uid={work.owner} name={work.owner_name} picture={work.owner_avatar} />
          )}
        </Stack>
      </Card>
      <SaleCard work={work} />
      {work.odds.length > 0 && <Odds odds={work.odds} />}
      {work.description && (
        <Card title={t('detail.about')}>
          <Description text={work.description} />
        </Card>
      )}
      {work.author_description && (
        <Card title={t('detail.aboutArtist')}>
          <Description text={work.author_description} />
        </Card>
      )}
      {work.pay_type === NFT_MODE.auction && <Bids work={work} />}
      <Facts work={work} />
      <Owners code={work.code} />
    </Stack>
  );
}
