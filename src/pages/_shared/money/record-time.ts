import { fromWireTime } from '@/domain/time';
import { useFormats } from '@/i18n/use-formats';

/** The time of a record as the reader writes it; one that cannot be read stays as the server wrote it. */
export function useRecordTime(wireTime: string): string {
  const formats = useFormats();
  const atMs = fromWireTime(wireTime);
  return atMs === null ? wireTime : formats.exactTime(atMs);
}
