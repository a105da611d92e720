import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { Row } from '@/ui/layout/stack';
import { Text } from '@/ui/text/text';

/** A condition with its state: met or not. */
export function Need({ isMet, children }: { isMet: boolean; children: ReactNode }) {
  const Icon = isMet ? CircleCheck : CircleDashed;
  return (
    <Row gap={2} align="center">
      <Icon size={18} aria-hidden color={isMet ? 'var(--up)' : 'var(--warn)'} />
      <Text tone={isMet ? 'default' : 'secondary'}>{children}</Text>
    </Row>
  );
}
