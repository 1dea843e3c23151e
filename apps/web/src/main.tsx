import { LayersOfPage, SiteTheme } from '@gift-registry/ui';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { nextTask } from './browser/next-task.ts';
import { compose } from './composition-root.ts';
import { makeRouter } from './router.tsx';

const place = document.getElementById('root');
if (place === null) throw new Error('the page has no place for the app');

/** Puts the app in the place of what the page opened with: in one piece, and in slices until then, so that the page can be scrolled meanwhile. */
const begin = async (): Promise<void> => {
  await nextTask();
  const { screens, layers, history } = await compose(window);
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content;
  await nextTask();
  const router = makeRouter(screens, history);
  await nextTask();
  await router.load();
  await nextTask();
  startTransition(() =>
    createRoot(place).render(
      <SiteTheme site={screens.site.id} {...(nonce === undefined ? {} : { styleNonce: nonce })}>
        <LayersOfPage value={layers}>
          <RouterProvider router={router} />
        </LayersOfPage>
      </SiteTheme>,
    ),
  );
};

void begin();
