import type { ReactNode } from 'react';
import { CoinIcon } from '@/ui/display/coin-icon';
import { Row, Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/text/text';
import styles from './coin-line.module.css';

/** Header of a deposit: the coin, a note, and an action. */
export function CoinLine({ name, note, action }: { name: string; note: string; action?: ReactNode }) {
  return (
    <Row gap={3} align="center">
      <CoinIcon symbol={name} size={36} />
      <Stack gap={0} className={styles.words}>
        <Text weight="bold">{name}</Text>
        <Text size="small" tone="muted" truncate>
          {note}
        </Text>
      </Stack>
      {action}
    </Row>
  );
}
