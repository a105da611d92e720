import { useState } from 'react';

/** The last value that was not null: a sheet keeps its words while it slides out. */
export function useKept<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
