import { ExternalLink, Lock } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { Text } from '@/ui/text/text';
import styles from './web-view.module.css';

export interface OriginLineProps {
  host: string;
  /** Address for opening the page in the device's browser; undefined offers no link. */
  url?: string;
}

/** The host of the page below, because the title is not trusted, and a link which opens the page outside the app. */
export function OriginLine({ host, url }: OriginLineProps) {
  const { t } = useTranslation('web-view');
  return (
    <div className={styles.origin}>
      <Lock size={14} aria-hidden />
      <Text size="small" tone="secondary">
        <bdi>{host}</bdi>
      </Text>
      {url && (
        <a className={styles.outside} href={url} target="_blank" rel="noopener noreferrer">
          {t('outside')}
          <ExternalLink size={14} aria-hidden />
        </a>
      )}
    </div>
  );
}
