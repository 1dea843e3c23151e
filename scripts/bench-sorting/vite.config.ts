import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Bundles the plain cards like the product. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  logLevel: 'warn',
  plugins: [react()],
  build: {
    target: 'es2023',
    outDir: fileURLToPath(new URL('../../.data/bench-sorting', import.meta.url)),
    emptyOutDir: true,
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      onLog: (level, log, next) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
      },
    },
  },
});
