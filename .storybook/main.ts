import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../apps/web/public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    // Named beforehand: a dependency that is found while stories run reloads the page under them.
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        '@gift-registry/domain > fast-check',
        '@gift-registry/domain > fp-ts',
        '@gift-registry/domain > rxjs',
        '@gift-registry/ui > @mantine/carousel',
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
