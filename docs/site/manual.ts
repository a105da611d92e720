import { addCopyButtons } from './copy';
import { markAskedWords } from './marks';
import { startSearch } from './search-box';

showPlaceInContents();
startSearch();
addCopyButtons();
markAskedWords();

/** Scrolls the contents to the page that is shown, as far as it lies below. */
function showPlaceInContents(): void {
  const contents = document.querySelector('.contents');
  const here = contents?.querySelector('[aria-current]');
  if (!contents || !here) return;
  const below = here.getBoundingClientRect().bottom - contents.getBoundingClientRect().bottom;
  if (below > 0) contents.scrollTop += below + contents.clientHeight / 3;
}
