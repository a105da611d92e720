import { AreaPicker } from '../../_shared/place/area-picker';

/** Picks the country of a phone number, for login, registration and recovery. */
export default function AreaPage() {
  return <AreaPicker />;
}
