import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';

/** The language of the build: a browser gets the texts of one language only. */
export const LANGUAGE = process.env['BUILD_LANGUAGE'] ?? 'en';

/** The conditions by which the package of the rules gives its texts in that language. */
export const languageConditions: ReadonlyArray<string> = LANGUAGE === 'en' ? [] : [LANGUAGE];

const prefixedJsx = fileURLToPath(new URL('src/address/prefixed-jsx.ts', import.meta.url));

/** React; where addresses begin with the language, each element that our views make leads to the page in that language. */
export const reactIn = (): Array<Plugin> =>
  LANGUAGE === 'en'
    ? react()
    : [
        ...react(),
        {
          name: 'prefixed-jsx',
          enforce: 'pre',
          resolveId: (id, importer = '') =>
            id === 'react/jsx-runtime' && importer !== prefixedJsx && !importer.includes('node_modules')
              ? prefixedJsx
              : undefined,
        },
      ];
