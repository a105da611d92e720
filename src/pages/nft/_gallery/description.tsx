import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/actions/button';
import { Text } from '@/ui/text/text';
import styles from './description.module.css';

/** Longer texts begin folded. */
const FOLDED_FROM = 220;
const FOLDED_LINES = 4;

/** What somebody wrote: shown as the text it is, whatever it looks like. Long ones unfold. */
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
