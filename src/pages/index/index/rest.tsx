import { DailyPopup } from './daily-popup';
import { NewsCard } from './news-card';

/** The lower end of the home page, which is not visible at first. */
export default function Rest({ onOpen }: { onOpen: (articleId: number) => void }) {
  return (
    <>
      <NewsCard onOpen={onOpen} />
      <DailyPopup />
    </>
  );
}
