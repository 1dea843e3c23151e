import { LayersOfPage, SiteTheme } from '@gift-registry/ui';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { compose } from './composition-root.ts';
import { makeRouter } from './router.tsx';

const place = document.getElementById('root');
if (place === null) throw new Error('the page has no place for the app');

const { screens, layers, history } = compose(window);
const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content;

createRoot(place).render(
  <SiteTheme site={screens.site.id} {...(nonce === undefined ? {} : { styleNonce: nonce })}>
    <LayersOfPage value={layers}>
      <RouterProvider router={makeRouter(screens, history)} />
    </LayersOfPage>
  </SiteTheme>,
);
