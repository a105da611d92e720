import { useTranslation } from 'react-i18next';
import { Badge } from '@/ui/display/badge';
import { Arrow } from '@/ui/text/num';
import styles from './options.module.css';

/** Up or down, by arrow, word and colour. */
export function Direction({ side }: { side: 'up' | 'down' }) {
  const { t } = useTranslation('options');
  return (
    <Badge tone={side}>
      <span className={styles.direction}>
        <Arrow direction={side} />
        {t(side)}
      </span>
    </Badge>
  );
}
