import { defaultServerConditions, defineConfig } from 'vite';
import { LANGUAGE, languageConditions, reactIn } from './language.vite.ts';

/**
 * Builds the code with which the service renders app shells: one self-contained file that runs without a browser. Its
 * class names and pictures are those of the app, which is built from the same sources.
 */
export default defineConfig({
  plugins: [reactIn()],
  publicDir: false,
  // React's development build renders at half the speed, and the service does not set NODE_ENV.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: 'src/app-shell/render-app-shell.tsx',
    target: 'node20',
    outDir: `dist-app-shell-${LANGUAGE}`,
    emptyOutDir: true,
    rolldownOptions: {
      onLog: (level, log, next) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
      },
    },
  },
  ssr: { noExternal: true, resolve: { conditions: [...languageConditions, ...defaultServerConditions] } },
});
