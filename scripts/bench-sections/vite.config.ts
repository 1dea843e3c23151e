import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Bundles the benchmark like the product. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: 'scripts/bench-sections.ts',
    target: 'node20',
    outDir: '.data/bench-sections',
    emptyOutDir: true,
    minify: false,
  },
});
