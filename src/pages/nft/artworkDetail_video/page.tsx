import { ArtworkPage } from '../_gallery/artwork-page';

export default function ArtworkVideoPage() {
  return <ArtworkPage isFilm />;
}
