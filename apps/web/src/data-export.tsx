import { faultSentence } from '@gift-registry/domain';
import { lazyPart } from './lazy.tsx';
import type { ScreenDependencies } from './screen-dependencies.ts';

const NotLoaded = () => <p role="alert">{faultSentence({ _tag: 'Unavailable' })}</p>;

/** The data export, whose chunk is loaded when it is first shown. */
export const lazyDataExport = (parts: ScreenDependencies) => {
  const Part = lazyPart(
    async () => (await import('./data-export-part.tsx')).dataExportPart(parts),
    parts.log,
    NotLoaded,
  );
  return { section: <Part as="section" />, button: <Part as="button" /> };
};
