import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
// By its path, since a configuration is bundled with what it imports by a path.
import { completeTheme, siteStyles, themeDeclarations } from '../domain/src/site/theme.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const dist = here('dist/package/dist');

const selectors = { classic: ':root', bold: '[data-style="bold"]', playful: '[data-style="playful"]' } as const;

/** Puts the defaults of the styles before the rules that read them. */
const defaults: Plugin = {
  name: 'style-defaults',
  writeBundle: async () => {
    const variables = siteStyles.map((style) => `${selectors[style]}{${themeDeclarations(completeTheme(style, {}))}}`);
    const rules = await readFile(`${dist}/styles.css`, 'utf8');
    await writeFile(`${dist}/styles.css`, `${variables.join('')}\n${rules}`);
  },
};

/** Builds the package that others install: a module for each of ours, so that a bundler takes only what is used, and one style sheet. */
export default defineConfig({
  root: here('.'),
  plugins: [defaults],
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
