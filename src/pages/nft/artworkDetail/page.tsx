import { ArtworkPage } from '../_gallery/artwork-page';

/** A work that is a picture, an animation or a sound. */
export default function ArtworkDetailPage() {
  return <ArtworkPage />;
}
