import {
  type Design,
  type DesignRequest,
  type DesignStore,
  isSameIdentity,
  parsePersonalizationId,
} from '@gift-registry/domain';
import { taskEither as TE } from 'fp-ts';
import { valid } from './valid.ts';

/** Numbers below are those of designs that came from elsewhere. */
const FIRST = 1_000_001;

const meaningOf = ({ sku, personalizationType, font, color, line1, line2 }: DesignRequest): string =>
  JSON.stringify([sku, personalizationType, font, color, line1, line2]);

/** Designs in a Map, numbered from 1,000,001. */
export const memoryDesigns = (): DesignStore => {
  const kept = new Map<string, Design>();
  return {
    save: (request) =>
      TE.fromIO(() => {
        const known = kept.get(meaningOf(request));
        if (known !== undefined) return known.identity.personalizationId;
        const { sku, font, color, line1, line2 } = request;
        const personalizationId = valid(parsePersonalizationId)(FIRST + kept.size);
        kept.set(meaningOf(request), { identity: { sku, personalizationId }, font, color, line1, line2 });
        return personalizationId;
      }),
    find: (identities) =>
      TE.fromIO(() =>
        [...kept.values()].filter(({ identity }) => identities.some((one) => isSameIdentity(one, identity))),
      ),
  };
};
