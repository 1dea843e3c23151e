import { type SiteId, sites } from '@gift-registry/domain';
import type { Decorator, Preview } from '@storybook/react-vite';
import { SiteTheme } from '../packages/ui/src/theme/index.ts';

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
  parameters: { layout: 'fullscreen', a11y: { test: 'error' } },
};
export default preview;
