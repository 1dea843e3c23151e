import {
  type Design,
  type DesignRequest,
  type DesignStore,
  type ItemIdentity,
  isSameIdentity,
} from '@gift-registry/domain';
import { taskEither as TE } from 'fp-ts';

const contentOf = ({ sku, personalizationType, font, color, line1, line2 }: DesignRequest): string =>
  JSON.stringify([sku, personalizationType, font, color, line1, line2]);

/** Designs in a Map; none is ever deleted. */
export interface MemoryDesigns extends DesignStore {
  readonly named: (identities: ReadonlyArray<ItemIdentity>) => ReadonlyArray<Design>;
}

/** No designs yet. */
export const memoryDesigns = (): MemoryDesigns => {
  const stored = new Map<string, Design>();
  const named: MemoryDesigns['named'] = (identities) =>
    [...stored.values()].filter(({ identity }) =>
      identities.some((itemIdentity) => isSameIdentity(itemIdentity, identity)),
    );
  return {
    named,
    save: (request, drawNumber) =>
      TE.fromIO(() => {
        const known = stored.get(contentOf(request));
        if (known !== undefined) return known.identity.personalizationId;
        const { sku, font, color, line1, line2 } = request;
        const personalizationId = drawNumber();
        stored.set(contentOf(request), { identity: { sku, personalizationId }, font, color, line1, line2 });
        return personalizationId;
      }),
    find: (identities) => TE.fromIO(() => named(identities)),
  };
};
