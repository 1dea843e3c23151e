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
      // All that every page needs is one file; without it what pages share would come in dozens of small ones.
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'], priority: 1 }] } },
      // Mantine marks each of its modules "use client": one warning per module otherwise.
      onLog: (level, log, next) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
      },
    },
  },
});
