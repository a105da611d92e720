import { useTranslation } from '@/i18n/use-translation';
import { Badge } from '@/ui/display/badge';
import { Arrow } from '@/ui/text/num';
import styles from './options.module.css';

/** Direction of an option as arrow, word and colour, with its duration. */
export function Direction({ side, duration }: { side: 'up' | 'down'; duration?: string }) {
  const { t } = useTranslation('options');
  return (
    <Badge tone={side}>
      <span className={styles.direction}>
        <Arrow direction={side} />
        {t(side)}
        {duration && ` ${duration}`}
      </span>
    </Badge>
  );
}
