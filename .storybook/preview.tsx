import { sites } from '@gift-registry/domain';
import type { Decorator, Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import { SiteTheme } from '../packages/ui/src/theme/index.ts';
import { siteOfDocsPage } from './docs-frame.ts';
import { onlyWhatIsGiven } from './only-what-is-given.ts';
import { isSiteId, sitesToChoose } from './sites-to-choose.ts';

// What a story waits for may be slow on a busy machine; that it comes is what is asked, never how soon.
configure({ asyncUtilTimeout: 20_000 });

/** Every story stands inside the site that the toolbar (or the story's own `globals`) names. */
const onSite: Decorator = (Story, { globals }) => {
  const { site } = globals;
  return (
    <SiteTheme site={isSiteId(site) ? site : 'main'}>
      <Story />
    </SiteTheme>
  );
};

const siteAround = siteOfDocsPage();

// Fetched where docs are read: no story waits for it.
const ComponentPage = lazy(() => import('./component-page.tsx'));
const DocsPage = () => (
  <Suspense>
    <ComponentPage />
  </Suspense>
);

/** The stories are run as tests; else somebody looks at the catalogue. */
const isTest = import.meta.env.MODE === 'test';

/** Stories that run as tests ask for less motion, so that none waits for a layer to fade; a story about motion asks for it itself. */
const lessMotion: Preview['beforeEach'] = () => {
  if (!isTest) return undefined;
  const asked = window.matchMedia.bind(window);
  window.matchMedia = (query) => asked(query.includes('reduced-motion') ? 'all' : query);
  return () => {
    window.matchMedia = asked;
  };
};

const preview: Preview = {
  beforeEach: lessMotion,
  argTypesEnhancers: [sitesToChoose, onlyWhatIsGiven],
  decorators: [onSite],
  globalTypes: {
    site: {
      description: 'The site that dresses the story',
      toolbar: {
        title: 'Site',
        icon: 'globe',
        items: Object.values(sites).map(({ id, name }) => ({ value: id, title: name })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { site: isSiteId(siteAround) ? siteAround : 'main' },
  // Each component has a page with what it takes and all its stories, each in a window of its own: layers would lie over each other.
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    // In a test axe looks only at stories that say `a11y: { test: 'error' }`: one for each look of a component or page.
    a11y: isTest ? { test: 'off', options: { preload: false, resultTypes: ['violations'] } } : { test: 'error' },
    docs: { page: DocsPage, story: { inline: false, height: '560px' } },
    options: {
      storySort: {
        order: [
          'Using the catalogue',
          'Rules',
          'Theme',
          'Shell',
          'Home',
          'Registry',
          'Layers',
          'Shop',
          'Product',
          'Adding',
          'Cart',
          'Order',
          'Sign In',
          'Account',
          'Invitation',
          'Pages',
          'Problem',
          'Parts',
        ],
      },
    },
  },
};
export default preview;
