import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the first invalid field, so that its message is visible.
 * @param round counts how often messages have appeared; 0 while there were none
 */
export function useFirstInvalid(round: number): RefObject<HTMLFormElement | null> {
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (round > 0) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [round]);
  return box;
}
