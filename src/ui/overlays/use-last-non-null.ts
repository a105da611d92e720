import { useState } from 'react';

/** Returns the last value which was not null, so that a sheet keeps its content while it slides out. */
export function useLastNonNull<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
