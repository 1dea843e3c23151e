import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What the service draws the first bytes of a page with: one file that runs without a browser and needs nothing beside it. Its class names and pictures are those of the app, which is built from the same sources. */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  // React's code for development draws at half the speed, and the service sets no NODE_ENV.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: 'src/opening/opening.tsx',
    target: 'node20',
    outDir: 'dist-opening',
    emptyOutDir: true,
    rolldownOptions: {
      onLog: (level, log, next) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
      },
    },
  },
  ssr: { noExternal: true },
});
