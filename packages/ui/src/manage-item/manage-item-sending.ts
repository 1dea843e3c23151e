import {
  type Analytics,
  type GrId,
  isSameIdentity,
  itemEvents,
  type Log,
  type ManageEvent,
  type ManageFlow,
  type ManageReason,
  type Market,
  manageItem,
  withEditable,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { defer, EMPTY, type Observable, tap } from 'rxjs';
import type { RegistryStream } from '../registry/index.ts';
import type { ManageItemPlace } from './manage-item-place.ts';
import type { ManageItemSource } from './manage-item-source.ts';

/** Where one call is made: the source, what is known of the item, and who is told of the answer. */
export interface SendingParts {
  readonly source: ManageItemSource;
  readonly place: ManageItemPlace;
  readonly market: Market;
  /** The answers' patches are folded into it, so that the page changes at once. */
  readonly registry: Pick<RegistryStream, 'fold'>;
  readonly analytics: Analytics;
  readonly log: Log;
  readonly dispatch: (event: ManageEvent<ManageReason>) => void;
}

type Flow<Tag> = Extract<ManageFlow<ManageReason>, { readonly _tag: Tag }>;

/** Makes the call that the flow waits for; what it waits for no more is not called. */
export const manageItemSending = ({ source, place, market, registry, analytics, log, dispatch }: SendingParts) => {
  const fail = (tag: string, { item }: Flow<'Saving' | 'Removing'>, reason: ManageReason): void => {
    log.write({ level: 'warning', tag, data: { sku: item.identity.sku, reason: reason._tag } })();
    const found = O.getOrElse(() => item)(place.itemNow(item));
    if (reason._tag === 'ItemVersionConflict')
      dispatch({ _tag: 'WasEdited', item: withEditable(found, reason.stored) });
    else dispatch({ _tag: 'CallFailed', item: reason._tag === 'ItemUnknown' ? O.none : place.itemNow(item), reason });
  };

  const save = (grId: GrId, flow: Flow<'Saving'>): Observable<unknown> => {
    const { item, draft } = flow;
    const { edit } = manageItem(market, item, draft);
    return source.save(grId, item.identity, edit).pipe(
      tap((answer) => {
        if (E.isLeft(answer)) return fail('item.update-failed', flow, answer.left);
        const { patch } = answer.right;
        registry.fold(patch);
        for (const event of itemEvents(grId, item.identity, edit)) analytics.track(event)();
        const told = patch.items.find(({ identity }) => isSameIdentity(identity, item.identity));
        const now = O.getOrElse(() => item)(place.itemNow(item));
        dispatch({ _tag: 'WasSaved', item: told === undefined ? now : { ...now, ...told } });
      }),
    );
  };

  const remove = (grId: GrId, flow: Flow<'Removing'>): Observable<unknown> =>
    source.remove(grId, flow.item.identity).pipe(
      tap((answer) => {
        if (E.isLeft(answer)) return fail('item.removal-failed', flow, answer.left);
        registry.fold(answer.right.patch);
        analytics.track({ _tag: 'ItemRemoved', grId, sku: flow.item.identity.sku })();
        dispatch({ _tag: 'WasRemoved' });
      }),
    );

  return (flow: ManageFlow<ManageReason>): Observable<unknown> =>
    defer(() => {
      const managed = place.managed();
      if (flow._tag !== 'Saving' && flow._tag !== 'Removing') return EMPTY;
      if (O.isNone(managed)) {
        fail('item.management-failed', flow, { _tag: 'NotOwner' });
        return EMPTY;
      }
      return flow._tag === 'Saving' ? save(managed.value.grId, flow) : remove(managed.value.grId, flow);
    });
};
