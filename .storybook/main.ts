import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions } from 'vite';
import { languageConditions } from '../apps/web/language.vite.ts';
import { shopLooks } from './shop-looks.ts';
import { shopPicturesOf } from './shop-pictures.ts';
import { storyResults } from './story-results.ts';

const inProject = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** True while stories run as tests. */
const isTest = process.env['VITEST'] !== undefined;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [{ from: '../demo/sites', to: '/sites' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: isTest ? false : 'react-docgen' },
  viteFinal: async (vite) => ({
    ...vite,
    // In the texts of that language instead of English: BUILD_LANGUAGE=fr-CA.
    resolve: {
      ...vite.resolve,
      conditions: [...languageConditions, ...(vite.resolve?.conditions ?? defaultClientConditions)],
    },
    plugins: [
      ...(vite.plugins ?? []),
      await shopLooks((isTest ? undefined : process.env['SHOP_DIR']) ?? inProject('demo')),
      storyResults(inProject('.data/reports/stories.json')),
      shopPicturesOf(inProject('.data/pictures')),
    ],
    // Listed here, because a dependency discovered while stories run reloads their page.
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        '@gift-registry/domain > fast-check',
        '@gift-registry/domain > fp-ts',
        '@gift-registry/domain > rxjs',
        '@gift-registry/ui > embla-carousel-react',
        '@gift-registry/ui > @mantine/core',
        '@gift-registry/ui > @mantine/hooks',
        '@gift-registry/ui > @tabler/icons-react',
        'storybook/internal/core-events',
      ],
    },
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // Mantine marks each of its modules "use client": one warning per module otherwise.
        onLog: (level, log, next) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
        },
      },
    },
  }),
};
export default config;
