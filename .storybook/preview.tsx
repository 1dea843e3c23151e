import { demoThemes, sites } from '@gift-registry/domain/testing/arbitrary';
import type { Decorator, Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import { MantineSite, SiteTheme } from '../packages/ui/src/theme/index.ts';
import './demo-fonts.ts';
import { controlsOfArgs, isSiteId, siteControls } from './controls.ts';
import { siteOfDocsPage } from './docs-frame.ts';

// Long, for busy machines: stories test that something appears, not how soon.
configure({ asyncUtilTimeout: 20_000 });

/** Renders every story in the site that the toolbar, or the story's own `globals`, names. */
const onSite: Decorator = (Story, { globals }) => {
  const site = isSiteId(globals['site']) ? globals['site'] : 'main';
  const variables = Object.entries(demoThemes[site]).map(([token, value]) => `--${token}:${value}`);
  return (
    <SiteTheme siteStyle={sites[site].style}>
      <style>{`:root{${variables.join(';')}}`}</style>
      <MantineSite>
        <Story />
      </MantineSite>
    </SiteTheme>
  );
};

const siteAround = siteOfDocsPage();

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

const preview: Preview = {
  beforeEach: lessMotion,
  argTypesEnhancers: [siteControls, controlsOfArgs],
  decorators: [onSite],
  globalTypes: {
    site: {
      description: 'The site in which stories are shown',
      toolbar: {
        title: 'Site',
        icon: 'globe',
        items: Object.values(sites).map(({ id, name }) => ({ value: id, title: name })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { site: isSiteId(siteAround) ? siteAround : 'main' },
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
