import type { ReactNode } from 'react';

export interface MaskedProps {
  hidden: boolean;
  /** What screen readers announce instead of the amount: "hidden". */
  label: string;
  children: ReactNode;
}

/**
 * An amount that its owner may hide. The number of dots is fixed, because otherwise it would reveal the amount's size.
 */
export function Masked({ hidden, label, children }: MaskedProps) {
  if (!hidden) return children;
  return (
    <>
      <span aria-hidden="true">••••••</span>
      <span className="visually-hidden">{label}</span>
    </>
  );
}
