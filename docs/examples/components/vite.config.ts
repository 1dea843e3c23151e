import { defineConfig } from 'vite';

/** The registry's service; `npm start` in this repository runs one. */
const service = 'http://localhost:3000';

export default defineConfig({
  server: {
    // As a shop's own server would: the page and the service share an origin.
    proxy: {
      '/api': { target: service, changeOrigin: true, headers: { origin: service } },
      '/art': { target: service, changeOrigin: true },
    },
  },
});
