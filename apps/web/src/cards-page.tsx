import type { GrId } from '@gift-registry/domain';
import { CardsPage, cardsStream } from '@gift-registry/ui';
import { memoized } from './memoized.ts';
import type { Screens } from './screens.ts';

/** Cards to print that lead to a registry. They come by a file of their own: guests never need them. */
export const cardsPage = ({ parts: { clock, site }, registryAt }: Screens) => {
  const streamAt = memoized(String, (grId: GrId) =>
    cardsStream({ registry: registryAt({ grId, viewing: 'own' }), site, clock }),
  );
  return ({ grId }: { readonly grId: GrId }) => <CardsPage stream={streamAt(grId)} />;
};
