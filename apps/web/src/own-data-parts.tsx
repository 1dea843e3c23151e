import { faultSentence } from '@gift-registry/domain';
import { type ComponentType, lazy, Suspense } from 'react';
import type { OwnDataPartProps } from './own-data-part.tsx';
import type { Screens } from './screens.ts';

const NotLoaded = () => <p role="alert">{faultSentence({ _tag: 'Unavailable' })}</p>;

/** Taking one's data along, with its file, which is fetched when it is first shown. */
export const ownDataParts = (screens: Screens) => {
  const Part = lazy(async (): Promise<{ default: ComponentType<OwnDataPartProps> }> => {
    try {
      const { ownDataPart } = await import('./own-data-part.tsx');
      return { default: ownDataPart(screens) };
    } catch (error) {
      screens.thankYou.parts.log.write({ level: 'error', tag: 'part-not-loaded', data: { problem: String(error) } })();
      return { default: NotLoaded };
    }
  });
  const shown = (as: OwnDataPartProps['as']) => (
    <Suspense>
      <Part as={as} />
    </Suspense>
  );
  return { section: shown('section'), button: shown('button') };
};
