import { addCopyButtons } from './copy';
import { markAskedWords } from './marks';
import { showPlaceInContents } from './place';
import { startSearch } from './search-box';

showPlaceInContents();
startSearch();
addCopyButtons();
markAskedWords();
