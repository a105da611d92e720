import { DailyPopup } from './daily-popup';
import { NewsCard } from './news-card';

/** The end of home: what nobody sees at once. */
export default function Rest({ onOpen }: { onOpen: (articleId: number) => void }) {
  return (
    <>
      <NewsCard onOpen={onOpen} />
      <DailyPopup />
    </>
  );
}
