import { ArtworkPage } from '../_gallery/artwork-page';

/** A work that is a film. */
export default function ArtworkVideoPage() {
  return <ArtworkPage isFilm />;
}
