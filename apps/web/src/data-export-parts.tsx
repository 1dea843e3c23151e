import { faultSentence } from '@gift-registry/domain';
import { lazyPart } from './lazy.tsx';
import type { ScreenParts } from './screen-parts.ts';

const NotLoaded = () => <p role="alert">{faultSentence({ _tag: 'Unavailable' })}</p>;

/** Taking one's data along, with its file, which is fetched when it is first shown. */
export const dataExportParts = (parts: ScreenParts) => {
  const Part = lazyPart(
    async () => (await import('./data-export-part.tsx')).dataExportPart(parts),
    parts.log,
    NotLoaded,
  );
  return { section: <Part as="section" />, button: <Part as="button" /> };
};
