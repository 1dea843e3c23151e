import { type AskedAt, askedFor, type ItemIdentity, identityKey, paths } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { RegistryListModel } from '../list-model/index.ts';

/** Where an item stands on the page of its registry as it is sectioned, sorted and filtered now (BUY-04); none when it is not there. */
export const listPlaceOf = (model: RegistryListModel, identity: ItemIdentity): O.Option<AskedAt> => {
  if (model._tag !== 'Loaded' || model.body._tag !== 'Sections') return O.none;
  const { grId, role } = model.header;
  const cards = model.body.sections.flatMap((section) => section.cards);
  const position = cards.findIndex(({ key }) => key === identityKey(identity));
  const card = cards[position];
  if (card === undefined) return O.none;
  const { product, personalization } = card.item;
  return O.some({
    location: 'registry-list',
    url: role === 'guest' ? paths.guestList(grId) : paths.registrantList(grId),
    position: position + 1,
    totalPositions: cards.length,
    ...askedFor(product, personalization),
  });
};
