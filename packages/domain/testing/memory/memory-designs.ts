import { type Design, type DesignRequest, type DesignStore, isSameIdentity } from '@gift-registry/domain';
import { taskEither as TE } from 'fp-ts';

const meaningOf = ({ sku, personalizationType, font, color, line1, line2 }: DesignRequest): string =>
  JSON.stringify([sku, personalizationType, font, color, line1, line2]);

/** Designs in a Map; nothing is forgotten. */
export const memoryDesigns = (): DesignStore => {
  const kept = new Map<string, Design>();
  return {
    save: (request, drawNumber) =>
      TE.fromIO(() => {
        const known = kept.get(meaningOf(request));
        if (known !== undefined) return known.identity.personalizationId;
        const { sku, font, color, line1, line2 } = request;
        const personalizationId = drawNumber();
        kept.set(meaningOf(request), { identity: { sku, personalizationId }, font, color, line1, line2 });
        return personalizationId;
      }),
    find: (identities) =>
      TE.fromIO(() =>
        [...kept.values()].filter(({ identity }) => identities.some((one) => isSameIdentity(one, identity))),
      ),
  };
};
