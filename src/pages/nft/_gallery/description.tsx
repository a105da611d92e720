import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { Text } from '@/ui/text/text';
import styles from './description.module.css';

/** Longer texts are collapsed at first, in characters. */
const FOLDED_FROM = 220;
const FOLDED_LINES = 4;

/** Text by a customer, shown as plain text. A long one can be expanded. */
export function Description({ text }: { text: string }) {
  const { t } = useTranslation('nft');
  const [open, setOpen] = useState(false);
  const isLong = text.length > FOLDED_FROM;
  return (
    <div className={styles.description}>
      <Text as="p" size="note" tone="secondary" truncate={isLong && !open ? FOLDED_LINES : false}>
        {text}
      </Text>
      {isLong && (
        <Button size="sm" variant="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'detail.less' : 'detail.more')}
        </Button>
      )}
    </div>
  );
}
