import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_200,
    rolldownOptions: {
      // All that every page needs is one file, and what pages and layers share beside that another; without them it would come in dozens of small ones.
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 2 },
            {
              name: 'shared',
              test: /packages\/(domain|ui)\/(?!src\/recommendation-carousel)|@mantine\/(core|hooks)|@tabler/,
              minShareCount: 2,
              priority: 1,
            },
            { name: 'carousel', test: /embla|@mantine\/carousel|recommendation-carousel/ },
          ],
        },
      },
      // Mantine marks each of its modules "use client": one warning per module otherwise.
      onLog: (level, log, next) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
      },
    },
  },
});
