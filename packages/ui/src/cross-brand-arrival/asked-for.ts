import { identityKey, type Received } from '@gift-registry/domain';
import { filter, map, type Observable, take } from 'rxjs';
import type { GiftCardsModel } from '../gift-cards/index.ts';
import type { CrossBrandArrivalParts } from './cross-brand-arrival-parts.ts';

const stepIn = (model: GiftCardsModel): string =>
  model._tag === 'Shown' && model.content._tag === 'Form' ? model.content.form.step._tag : 'Idle';

/** Says once that what was filled in has been asked for: by then its own place says what became of it (XB-07). */
export const askedFor$ = (
  { cards, giftCards }: Pick<CrossBrandArrivalParts, 'cards' | 'giftCards'>,
  what: Received,
): Observable<unknown> => {
  const step$ =
    what._tag === 'Item'
      ? cards.cardStates.changes$.pipe(map((states) => states.get(identityKey(what.identity))?.add._tag ?? 'Idle'))
      : giftCards.model.changes$.pipe(map(stepIn));
  return step$.pipe(
    filter((step) => step !== 'Idle'),
    take(1),
  );
};
