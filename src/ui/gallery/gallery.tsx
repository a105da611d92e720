import { useState } from 'react';
import { Page } from '../layout/page';
import { NavBar } from '../navigation/nav-bar';
import { Tabs } from '../navigation/tabs';
import { Controls } from './controls';
import { Figures } from './figures';
import { Inputs } from './inputs';
import { LongList } from './long-list';
import { Overlays } from './overlays';
import { Pictures } from './pictures';
import { words } from './samples';

const SECTIONS = {
  figures: Figures,
  actions: Controls,
  forms: Inputs,
  overlays: Overlays,
  media: Pictures,
  list: LongList,
};

type Section = keyof typeof SECTIONS;

/** Shows every part of the design system in its states, for developers of screens. Sandbox only. */
export default function Gallery() {
  const [section, setSection] = useState<Section>('figures');
  const Content = SECTIONS[section];
  return (
    <Page
      header={
        <NavBar title={words.title} onBack={() => history.back()} backLabel={words.back}>
          <Tabs
            label={words.title}
            size="page"
            value={section}
            onValueChange={setSection}
            items={(Object.keys(SECTIONS) as Section[]).map((value) => ({ value, label: words.sections[value] }))}
          />
        </NavBar>
      }
    >
      <Content />
    </Page>
  );
}
