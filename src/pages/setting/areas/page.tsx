import { AreaPicker } from '../../_shared/area/area-picker';

/** Picks the country of a phone number to link. */
export default function AreasPage() {
  return <AreaPicker />;
}
