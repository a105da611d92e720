import { AreaPicker } from '../../_shared/place/area-picker';

/** Picks the country of a phone number to link. */
export default function AreasPage() {
  return <AreaPicker />;
}
