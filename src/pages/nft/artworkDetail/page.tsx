import { ArtworkPage } from '../_gallery/artwork-page';

/** Page of a picture, an animation or audio. */
export default function ArtworkDetailPage() {
  return <ArtworkPage />;
}
