import { ListRow } from '../display/list-row';
import { Card } from '../layout/card';
import { VirtualList } from '../media/virtual-list';
import { Num } from '../text/num';
import { markets } from './samples';

const ROWS = Array.from({ length: 5000 }, (_, index) => index);

/** Five thousand rows in the page's scroll area, of which only the visible ones are mounted. */
export function LongList() {
  return (
    <Card flush>
      <VirtualList
        items={ROWS}
        itemSizePx={61}
        startMarginPx={8}
        renderItem={(index) => {
          const market = markets[index % markets.length];
          return (
            <ListRow
              as="div"
              title={market?.pair}
              subtitle={`Order ${index + 1}`}
              trailing={<Num>{market?.price}</Num>}
              data-testid="long-row"
            />
          );
        }}
      />
    </Card>
  );
}
