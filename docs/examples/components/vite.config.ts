import { defineConfig } from 'vite';

/** The registry's service; `npm start` in this repository runs one. */
const service = 'http://localhost:3000';

const proxied = { target: service, changeOrigin: true, headers: { origin: service } };

export default defineConfig({
  // As a shop's own server would: the page and the service share an origin. The cart is called under /browse, pictures are under /pictures.
  server: { proxy: { '/api': proxied, '/browse': proxied, '/pictures': proxied } },
});
