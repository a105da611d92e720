import { CircleHelp, ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { shell } from '@/lib/shell-port';
import { IconButton } from '@/ui/actions/icon-button';
import { BackBar } from '../back-bar';

interface Way {
  readonly label: string;
  readonly to: string;
}

export interface ProductHeaderProps {
  readonly title: string;
  /** What the customer has of it. */
  readonly mine: Way;
  /** How it works. */
  readonly help: Way;
  readonly children?: ReactNode;
}

/** Head of a list of financial products, with the ways to one's own orders and to what the product is. */
export function ProductHeader({ title, mine, help, children }: ProductHeaderProps) {
  return (
    <BackBar
      title={title}
      actions={
        <>
          <IconButton
            label={mine.label}
            icon={<ScrollText size={20} aria-hidden />}
            onClick={() => shell().go(mine.to)}
          />
          <IconButton
            label={help.label}
            icon={<CircleHelp size={20} aria-hidden />}
            onClick={() => shell().go(help.to)}
          />
        </>
      }
    >
      {children}
    </BackBar>
  );
}
