import { homeEntriesFor, type RegistryView } from '@gift-registry/domain';
import { exampleContent, exampleHeader, sites } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { loaded } from '../../registrant-page/testing/registrant-scene.ts';
import type { RegistryModel } from '../../registry/index.ts';

/** A registrant's registry whose event has that many ideas in the site content. */
export const withIdeas = (
  count: number,
  view: Partial<RegistryView>,
): Extract<RegistryModel, { readonly _tag: 'Loaded' }> => {
  const home = homeEntriesFor(sites.main, exampleHeader().eventType, exampleContent(count).home);
  const model = loaded({
    owner: O.some({ visibility: 'findable', coupon: O.none, hiddenUntil: O.none, home }),
    ...view,
  });
  if (model._tag !== 'Loaded') throw new Error('not loaded');
  return model;
};
