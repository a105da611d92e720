import { backend } from '@/data/api/backend';
import { useAllowedHosts } from '@/data/content/web-view';
import { webAddress } from '@/domain/web-address';
import { useTranslation } from '@/i18n/use-translation';
import { useSearchParams } from '@/lib/browser/search-params';
import { Page } from '@/ui/layout/page';
import { BackBar } from '../../_shared/back-bar';
import { ListSkeleton } from '../../_shared/list/list-skeleton';
import { LoadFailure } from '../../_shared/load-failure';
import { OutsidePage } from './outside-page';
import { OwnDocument } from './own-document';
import { Refused } from './refused';

/** Longest title. It is untrusted text and must not displace the host name. */
const MAX_TITLE = 40;

/** Shows `?url=` with the title `?title=`, if the address is allowed (src/domain/web-address.ts). */
export default function WebViewPage() {
  const { t } = useTranslation('web-view');
  const [fields] = useSearchParams();
  const title = (fields.get('title') ?? '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, MAX_TITLE);
  const hosts = useAllowedHosts();
  const address = fields.get('url') ?? '';
  const own = new URL(backend().host || location.origin, location.href).origin;
  // Documents of the own host need no entry in the settings.
  const verdict = webAddress(address, own, hosts.data ?? []);
  const waits = verdict.kind === 'refused' && verdict.problem === 'host' && !hosts.data;
  return (
    <Page header={<BackBar title={title || t('title')} />}>
      {waits && hosts.isError ? (
        <LoadFailure title={t('failed')} query={hosts} />
      ) : waits ? (
        <ListSkeleton rows={6} leading={false} />
      ) : verdict.kind === 'own' ? (
        <OwnDocument key={verdict.path} path={verdict.path} host={new URL(own).host} title={title || t('title')} />
      ) : verdict.kind === 'outside' ? (
        <OutsidePage key={verdict.url} url={verdict.url} host={verdict.host} title={title || verdict.host} />
      ) : (
        <Refused problem={verdict.problem} address={address} />
      )}
    </Page>
  );
}
