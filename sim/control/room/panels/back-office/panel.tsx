import { PanelStack } from '../../parts/parts';
import { Customers } from './customers';
import { Desk } from './desk';
import { Published, WriteNotice } from './notices';
import { Queue } from './queue';

/** What the exchange's staff does: reviews, notices, sessions. */
export default function BackOfficePanel() {
  return (
    <PanelStack>
      <Queue />
      <Desk />
      <WriteNotice />
      <Published />
      <Customers />
    </PanelStack>
  );
}
