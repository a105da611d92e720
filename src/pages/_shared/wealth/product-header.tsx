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
  /** Link to the customer's orders of this product. */
  readonly mine: Way;
  /** Link to the explanation of the product. */
  readonly help: Way;
  readonly children?: ReactNode;
}

/** Header of a product list, with links to the customer's orders and to the explanation. */
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
