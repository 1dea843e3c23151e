import { looks } from 'virtual:shop-looks';
import type { Decorator, Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import { MantineSite, SiteTheme } from '../packages/ui/src/theme/index.ts';
import { controlsOfArgs, siteControls } from './controls.ts';
import { siteOfDocsPage } from './docs-frame.ts';

// Long, for busy machines: stories test that something appears, not how soon.
configure({ asyncUtilTimeout: 20_000 });

/** The look of the site with that id, or that of the shop's first site. */
const lookOf = (site: unknown) => looks.find(({ id }) => id === site) ?? looks[0];

/** Renders every story in the look of the site that the toolbar, or the story's own `globals`, names. */
const onSite: Decorator = (Story, { globals }) => {
  const look = lookOf(globals['site']);
  return (
    <SiteTheme siteStyle={look?.style ?? 'classic'}>
      <style>{look?.css}</style>
      <MantineSite>
        <Story />
      </MantineSite>
    </SiteTheme>
  );
};

// Loaded where docs are read only.
const ComponentPage = lazy(() => import('./component-page.tsx'));
const DocsPage = () => (
  <Suspense>
    <ComponentPage />
  </Suspense>
);

/** True while stories run as tests. */
const isTest = import.meta.env.MODE === 'test';

/** Stories run as tests with reduced motion, so that none waits for a dialog to fade; a story about motion sets it itself. */
const lessMotion: Preview['beforeEach'] = () => {
  if (!isTest) return undefined;
  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => matchMedia(query.includes('reduced-motion') ? 'all' : query);
  return () => {
    window.matchMedia = matchMedia;
  };
};

/** Keys with which one goes through a page and acts, apart from typing. */
const ofActing = /^(Tab|Enter|Escape|Home|End|Page|Arrow| )/;
let isByKeyboard = false;
if (isTest)
  window.addEventListener(
    'keydown',
    ({ key }) => {
      isByKeyboard ||= ofActing.test(key);
    },
    true,
  );

/** Tells in the report of a run which stories were used by keyboard. */
const keyboardReport: Preview['afterEach'] = ({ reporting }) => {
  if (isByKeyboard) reporting.addReport({ type: 'keyboard', version: 1, result: {}, status: 'passed' });
  isByKeyboard = false;
};

const preview: Preview = {
  beforeEach: lessMotion,
  afterEach: keyboardReport,
  argTypesEnhancers: [siteControls, controlsOfArgs],
  decorators: [onSite],
  globalTypes: {
    site: {
      description: 'The site in which stories are shown',
      toolbar: {
        title: 'Site',
        icon: 'globe',
        items: looks.map(({ id, name }) => ({ value: id, title: name })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { site: lookOf(siteOfDocsPage())?.id },
  // Each component has a docs page with all its stories, each in an iframe: dialogs would cover each other.
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    // In a test axe looks only at stories that say `a11y: { test: 'error' }`: one for each look of a component or page.
    a11y: isTest ? { test: 'off', options: { preload: false, resultTypes: ['violations'] } } : { test: 'error' },
    docs: { page: DocsPage, story: { inline: false, height: '560px' } },
    options: {
      storySort: {
        order: [
          'Guide',
          ['Using the catalogue', 'Installing', 'Theme and texts', 'A page with a service'],
          'Theme',
          ['Tokens', '*'],
          'Card',
          ['Item card', '*'],
          'Bar',
          ['List bar', '*'],
          'List',
          ['Section', '*'],
          'Dialogs',
          ['Dialog', '*'],
          'Pages',
        ],
      },
    },
  },
};
export default preview;
