import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions, defineConfig, type Plugin } from 'vite';

const folder = fileURLToPath(new URL('.', import.meta.url));
/** Packages with files that are read or started in their own folder, such as native code. All others are bundled: one file is read faster at a start than two thousand. */
const external = [
  '@electric-sql/pglite',
  '@electric-sql/pglite-socket',
  '@node-rs/argon2',
  'css-tree',
  'sharp',
  'swagger-ui-dist',
];

/** Builds the fields of each payment provider into one file for browsers, which the service sends to pages that pay. */
const paymentFields: Plugin = {
  name: 'payment-fields',
  async generateBundle() {
    const entries = readdirSync(`${folder}src/providers`).flatMap((provider) => {
      const input = `${folder}src/providers/${provider}/browser/fields.ts`;
      return existsSync(input) ? [{ provider, input }] : [];
    });
    for (const { provider, input } of entries) {
      const built = await build({
        configFile: false,
        root: folder,
        publicDir: false,
        logLevel: 'warn',
        resolve: { conditions: ['es2015', ...defaultClientConditions] },
        build: {
          write: false,
          target: 'es2023',
          modulePreload: false,
          rolldownOptions: { input, preserveEntrySignatures: 'strict', output: { codeSplitting: false } },
        },
      });
      const [script] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
      if (script?.type !== 'chunk') throw new Error(`no script was built of ${input}`);
      this.emitFile({ type: 'asset', fileName: `fields/${provider}.js`, source: script.code });
    }
  },
};

export default defineConfig({
  plugins: [paymentFields],
  root: folder,
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    rollupOptions: {
      input: {
        main: 'src/main.ts',
        'import-catalogue': 'src/catalogue-import/main.ts',
        backup: 'src/database/backup/main.ts',
        'check-shop': 'src/shop/main.ts',
        tokens: 'src/service-tokens/main.ts',
        webhooks: 'src/webhooks/main.ts',
        'product-pictures': 'src/product-pictures/main.ts',
        doctor: 'src/doctor/main.ts',
        'pglite-worker': 'src/database/pglite-worker.mjs',
        'photo-maker': 'src/photo/photo-maker.mjs',
        'picture-maker': 'src/product-pictures/picture-maker.mjs',
      },
      output: {
        // Threads and processes start from files beside the code that starts them, so everything is in one folder.
        entryFileNames: ({ facadeModuleId }) => (facadeModuleId?.endsWith('.mjs') ? '[name].mjs' : '[name].js'),
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
  ssr: { noExternal: true, external },
});
