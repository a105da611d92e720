import { fromWireTime } from '@/domain/time';
import { useFormats } from '@/i18n/use-formats';

/** Formats the time of a record in the user's locale; a time which cannot be parsed stays as the server wrote it. */
export function useRecordTime(wireTime: string): string {
  const formats = useFormats();
  const atMs = fromWireTime(wireTime);
  return atMs === null ? wireTime : formats.exactTime(atMs);
}
