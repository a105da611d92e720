import type { ReactNode } from 'react';

export interface MaskedProps {
  hidden: boolean;
  /** What screen readers say instead of the amount: "hidden". */
  label: string;
  children: ReactNode;
}

/** An amount its owner may hide. The dots are as many for every amount: their number would say its size. */
export function Masked({ hidden, label, children }: MaskedProps) {
  if (!hidden) return children;
  return (
    <>
      <span aria-hidden="true">••••••</span>
      <span className="visually-hidden">{label}</span>
    </>
  );
}
