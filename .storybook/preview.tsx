import { type SiteId, sites } from '@gift-registry/domain';
import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { SiteTheme } from '../packages/ui/src/theme/index.ts';

// What a story waits for may be slow on a busy machine; that it comes is what is asked, never how soon.
configure({ asyncUtilTimeout: 20_000 });

const isSiteId = (value: unknown): value is SiteId => typeof value === 'string' && Object.hasOwn(sites, value);

/** Every story stands inside the site that the toolbar (or the story's own `globals`) names. */
const onSite: Decorator = (Story, { globals }) => {
  const { site } = globals;
  return (
    <SiteTheme site={isSiteId(site) ? site : 'main'}>
      <Story />
    </SiteTheme>
  );
};

const preview: Preview = {
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
  initialGlobals: { site: 'main' },
  // Each component has a page with what it takes and all its stories, each in a window of its own: layers would lie over each other.
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    docs: { story: { inline: false, height: '560px' } },
    options: {
      storySort: { order: ['Rules', 'Theme', 'Registry', 'Product', 'Shop', 'Cart', 'Order', 'Layers', 'Account'] },
    },
  },
};
export default preview;
