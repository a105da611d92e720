import { AreaPicker } from '../../_shared/area/area-picker';

/** The country of a phone number that is bound. */
export default function AreasPage() {
  return <AreaPicker />;
}
