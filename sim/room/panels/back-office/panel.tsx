import { PanelStack } from '../../parts/parts';
import { Artworks } from './artworks';
import styles from './back-office.module.css';
import { Customers } from './customers';
import { Published, WriteNotice } from './notices';
import { Otc } from './otc';
import { Projects } from './projects';
import { Queue } from './queue';
import { SupportPanel } from './support-panel';

/** The actions of the exchange's staff: reviews, artworks, OTC, token subscriptions, notices, sessions. */
export default function BackOfficePanel() {
  return (
    <div className={styles.halves}>
      <PanelStack>
        <Queue />
        <SupportPanel />
        <Otc />
        <Customers />
      </PanelStack>
      <PanelStack>
        <Artworks />
        <Projects />
        <WriteNotice />
        <Published />
      </PanelStack>
    </div>
  );
}
