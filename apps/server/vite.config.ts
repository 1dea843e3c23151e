import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const folder = fileURLToPath(new URL('.', import.meta.url));
/** Packages with files that are read or started in their own folder, such as native code. All others are bundled: one file is read faster at a start than two thousand. */
const external = ['@electric-sql/pglite', '@electric-sql/pglite-socket', '@node-rs/argon2', 'sharp', 'swagger-ui-dist'];

export default defineConfig({
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
