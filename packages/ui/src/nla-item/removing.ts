import { type GrId, moneyGiven, nlaItemMessages } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { defer, EMPTY, type Observable, tap } from 'rxjs';
import type { NlaItemDesk } from './nla-item-desk.ts';
import type { RemoveProblem } from './nla-item-model.ts';

/** Sends the removal that the dialog asks about (MAN-02); the patch of its answer takes the item off the page at once. */
export const removing = ({ source, present, show, set, registry, site, analytics, log }: NlaItemDesk) => {
  const refuse = (sku: string, reason: RemoveProblem): void => {
    log.write({ level: 'warning', tag: 'item-not-removed', data: { sku, reason: reason._tag } })();
    const { dialog } = present();
    if (dialog._tag === 'Remove') show({ ...dialog, isSending: false, problem: O.some(reason) });
  };

  return (grId: GrId): Observable<unknown> =>
    defer(() => {
      const { dialog } = present();
      if (dialog._tag !== 'Remove') return EMPTY;
      const { item } = dialog;
      show({ ...dialog, isSending: true, problem: O.none });
      return source.remove(grId, item.identity).pipe(
        tap((answer) => {
          if (E.isLeft(answer)) return refuse(item.identity.sku, answer.left);
          registry.fold(answer.right.patch);
          analytics.track({ _tag: 'ItemRemoved', grId, sku: item.identity.sku })();
          const given = moneyGiven(item);
          set({
            dialog: { _tag: 'Removed', item, given },
            said: [
              nlaItemMessages.removedAnnouncement(item.product.name),
              ...(O.isSome(given) ? [nlaItemMessages.removedMoney(site.currencyPrefix, given.value)] : []),
              ...(O.isNone(given) && item.purchased > 0 ? [nlaItemMessages.givenStays] : []),
            ].join('. '),
          });
        }),
      );
    });
};
