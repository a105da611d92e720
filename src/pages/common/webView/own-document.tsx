import { useEffect, useRef } from 'react';
import { useSiteDocument } from '@/data/content/web-view';
import { useTranslation } from '@/i18n/use-translation';
import { inertMarkup } from '@/lib/markup/inert-markup';
import { ListSkeleton } from '../../_shared/list/list-skeleton';
import { LoadFailure } from '../../_shared/load-failure';
import { OriginLine } from './origin-line';
import styles from './web-view.module.css';

/** Shows a document of the product's own host, without scripts, forms or access to the app. */
export function OwnDocument({ path, host, title }: { path: string; host: string; title: string }) {
  const { t } = useTranslation('web-view');
  const page = useSiteDocument(path);
  if (page.isPending) return <ListSkeleton rows={6} leading={false} />;
  if (page.data === undefined) return <LoadFailure title={t('failed')} query={page} />;
  return (
    <div className={styles.view}>
      <OriginLine host={host} />
      {__SANDBOX__ ? (
        <WrittenFrame key={page.data.address} title={title} text={page.data.text} />
      ) : (
        <iframe className={styles.frame} title={title} sandbox="" src={page.data.address} />
      )}
    </div>
  );
}

/**
 * A frame filled by script, for the sandbox, where no server answers the request of a frame. React would set the markup
 * as a plain string, which the policy of the page (Trusted Types) refuses.
 */
function WrittenFrame({ title, text }: { title: string; text: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (frame.current) frame.current.srcdoc = inertMarkup(text);
  }, [text]);
  return <iframe ref={frame} className={styles.frame} title={title} sandbox="" />;
}
