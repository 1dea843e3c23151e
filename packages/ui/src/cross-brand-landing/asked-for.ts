import { identityKey, isSameIdentity, type Received } from '@gift-registry/domain';
import { filter, map, merge, type Observable, take } from 'rxjs';
import type { CrossBrandLandingParts } from '../cross-brand-arrival/cross-brand-arrival-parts.ts';
import type { GiftCardsModel } from '../gift-cards/index.ts';

const stepIn = (model: GiftCardsModel): string =>
  model._tag === 'Shown' && model.content._tag === 'Form' ? model.content.form.step._tag : 'Idle';

/** Says once that what was filled in has been asked for: by then its own place says what became of it (XB-07). */
export const askedFor$ = (
  { cards, giftCards, added$ }: Pick<CrossBrandLandingParts, 'cards' | 'giftCards' | 'added$'>,
  what: Received,
): Observable<unknown> => {
  const isBegun = (step: string): boolean => step !== 'Idle';
  if (what._tag === 'GiftCard') return giftCards.model.changes$.pipe(map(stepIn), filter(isBegun), take(1));
  const { identity } = what;
  const onCard$ = cards.cardStates.changes$.pipe(
    map((states) => states.get(identityKey(identity))?.add._tag ?? 'Idle'),
    filter(isBegun),
  );
  const elsewhere$ = added$.pipe(filter(({ added }) => added.some((one) => isSameIdentity(one.identity, identity))));
  return merge(onCard$, elsewhere$).pipe(take(1));
};
