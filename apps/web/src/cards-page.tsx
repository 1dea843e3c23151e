import type { GrId } from '@gift-registry/domain';
import { CardsPage, cardsStream } from '@gift-registry/ui';
import { memoized } from './memoized.ts';
import type { Screens } from './screens.ts';

/** The printable cards with a link to a registry, in a chunk of their own: guests never need them. */
export const cardsPage = ({ parts: { clock, site }, registryAt }: Screens) => {
  const streamAt = memoized(String, (grId: GrId) =>
    cardsStream({ registry: registryAt({ grId, viewing: 'own' }), site, clock }),
  );
  return ({ grId }: { readonly grId: GrId }) => <CardsPage stream={streamAt(grId)} />;
};
