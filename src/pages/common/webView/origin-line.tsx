import { ExternalLink, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Text } from '@/ui/text/text';
import styles from './web-view.module.css';

export interface OriginLineProps {
  host: string;
  /** Where a browser of its own may open it. */
  url?: string;
}

/** Where the page below comes from, whatever its title says, and the way out of the app. */
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
