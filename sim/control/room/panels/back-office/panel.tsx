import { PanelStack } from '../../parts/parts';
import { Artworks } from './artworks';
import { Customers } from './customers';
import { Desk } from './desk';
import { Published, WriteNotice } from './notices';
import { Otc } from './otc';
import { Projects } from './projects';
import { Queue } from './queue';

/** What the exchange's staff does: reviews, artworks, OTC, token subscriptions, notices, sessions. */
export default function BackOfficePanel() {
  return (
    <PanelStack>
      <Queue />
      <Desk />
      <Artworks />
      <Otc />
      <Projects />
      <WriteNotice />
      <Published />
      <Customers />
    </PanelStack>
  );
}
