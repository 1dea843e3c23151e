import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const dist = here('dist/package/dist');

/** The faces are files of their own, which a page loads where it shows letters of them. */
const faces: Plugin = {
  name: 'faces',
  writeBundle: async () => {
    await cp(here('src/theme/fonts.css'), `${dist}/fonts.css`);
    await cp(here('src/theme/faces'), `${dist}/faces`, { recursive: true });
  },
};

/** Builds the package that others install: a module for each of ours, so that a bundler takes only what is used, and one style sheet. */
export default defineConfig({
  root: here('.'),
  plugins: [faces],
  build: {
    outDir: dist,
    emptyOutDir: false,
    target: 'es2023',
    minify: false,
    cssMinify: true,
    lib: { entry: here('src/components.ts'), formats: ['es'], cssFileName: 'styles' },
    rolldownOptions: {
      external: (id, _importer, isResolved) => !isResolved && /^[@a-z]/.test(id) && !id.endsWith('.css'),
      output: { preserveModules: true, preserveModulesRoot: here('.'), entryFileNames: '[name].js' },
    },
  },
});
