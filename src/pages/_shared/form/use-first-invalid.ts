import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes the cursor to the first field something is wrong with, so that its message is in sight.
 * @param round counts how often messages have appeared; 0 while none have
 */
export function useFirstInvalid(round: number): RefObject<HTMLFormElement | null> {
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (round > 0) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [round]);
  return box;
}
