import {
  type ActionReader,
  type Analytics,
  can,
  type GrId,
  type ItemIdentity,
  isSameIdentity,
  itemEvents,
  type Log,
  type ManagedItem,
  type ManageEvent,
  type ManageFlow,
  type ManageReason,
  type MarketRules,
  manageItem,
  type Registries,
  type RegistryItem,
  type Site,
  withEditable,
} from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import { defer, EMPTY, type Observable, tap } from 'rxjs';
import type { ObservablePort } from '../observe/observable-port.ts';
import type { RegistryStream } from '../registry/index.ts';

/** The calls that save and remove items. */
export type ManageItemPort = ObservablePort<Pick<Registries, 'updateItem' | 'removeItem'>>;

/** The registry, and the reader who manages its items. */
export interface Managed {
  readonly grId: GrId;
  readonly reader: ActionReader;
}

/** The registry's page under the dialog, as it is now. */
interface ManageItemContext {
  /** None where this reader cannot manage items. */
  readonly managed: () => O.Option<Managed>;
  readonly find: (identity: ItemIdentity) => O.Option<ManagedItem>;
  /** As `find`, but returns `last` while the list is incomplete: none means that the item has left the list. */
  readonly itemNow: (last: ManagedItem) => O.Option<ManagedItem>;
}

/** A settled item is shown like any other; the service refuses changes to it. */
const asManagedItem = (item: RegistryItem): ManagedItem => ({ ...item, isSettled: false });

/** Reads the page of a registry on that site. */
export const manageItemContext = ({ model }: Pick<RegistryStream, 'model'>, site: Site): ManageItemContext => {
  const cache = new WeakMap<RegistryItem, ManagedItem>();
  const remembered = (item: RegistryItem): ManagedItem => {
    const before = cache.get(item) ?? asManagedItem(item);
    cache.set(item, before);
    return before;
  };
  const find = (identity: ItemIdentity): O.Option<ManagedItem> =>
    model.value._tag === 'Loaded'
      ? F.pipe(
          O.fromNullable(model.value.view.items.find((item) => isSameIdentity(item.identity, identity))),
          O.map(remembered),
        )
      : O.none;
  return {
    managed: () => {
      if (model.value._tag !== 'Loaded') return O.none;
      const { grId, role, header } = model.value.view;
      const reader = { role, site, eventType: header.eventType, isPostEvent: header.isPostEvent };
      return can(reader, 'page', 'manageItem') ? O.some({ grId, reader }) : O.none;
    },
    find,
    itemNow: (last) =>
      model.value._tag === 'Loaded' && model.value.isComplete
        ? find(last.identity)
        : F.pipe(
            find(last.identity),
            O.alt(() => O.some(last)),
          ),
  };
};

interface SendingDependencies {
  readonly registries: ManageItemPort;
  readonly page: ManageItemContext;
  readonly market: MarketRules;
  /** Gets the answers' patches, so that the page changes at once. */
  readonly registry: Pick<RegistryStream, 'fold'>;
  readonly analytics: Analytics;
  readonly log: Log;
  readonly dispatch: (event: ManageEvent<ManageReason>) => void;
}

type Flow<Tag> = Extract<ManageFlow<ManageReason>, { readonly _tag: Tag }>;

/** Runs the pending save or removal; drops it if the dialog was closed meanwhile. */
export const manageItemSending = ({
  registries,
  page,
  market,
  registry,
  analytics,
  log,
  dispatch,
}: SendingDependencies) => {
  const fail = (tag: string, { item }: Flow<'Saving' | 'Removing'>, reason: ManageReason): void => {
    log.write({ level: 'warning', tag, data: { sku: item.identity.sku, reason: reason._tag } })();
    const found = O.getOrElse(() => item)(page.itemNow(item));
    if (reason._tag === 'ItemVersionConflict')
      dispatch({ _tag: 'WasEdited', item: withEditable(found, reason.stored) });
    else dispatch({ _tag: 'CallFailed', item: reason._tag === 'ItemUnknown' ? O.none : page.itemNow(item), reason });
  };

  const save = (grId: GrId, flow: Flow<'Saving'>): Observable<unknown> => {
    const { item, draft } = flow;
    const { edit } = manageItem(market, item, draft);
    return defer(registries.updateItem(grId, item.identity, edit)).pipe(
      tap((answer) => {
        if (E.isLeft(answer)) return fail('item.update-failed', flow, answer.left);
        const { patch } = answer.right;
        registry.fold(patch);
        for (const event of itemEvents(grId, item.identity, edit)) analytics.track(event)();
        const patched = patch.items.find(({ identity }) => isSameIdentity(identity, item.identity));
        const now = O.getOrElse(() => item)(page.itemNow(item));
        dispatch({ _tag: 'WasSaved', item: patched === undefined ? now : { ...now, ...patched } });
      }),
    );
  };

  const remove = (grId: GrId, flow: Flow<'Removing'>): Observable<unknown> =>
    defer(registries.removeItem(grId, flow.item.identity)).pipe(
      tap((answer) => {
        if (E.isLeft(answer)) return fail('item.removal-failed', flow, answer.left);
        registry.fold(answer.right.patch);
        analytics.track({ _tag: 'ItemRemoved', grId, sku: flow.item.identity.sku })();
        dispatch({ _tag: 'WasRemoved' });
      }),
    );

  return (flow: ManageFlow<ManageReason>): Observable<unknown> =>
    defer(() => {
      const managed = page.managed();
      if (flow._tag !== 'Saving' && flow._tag !== 'Removing') return EMPTY;
      if (O.isNone(managed)) {
        fail('item.management-failed', flow, { _tag: 'NotOwner' });
        return EMPTY;
      }
      return flow._tag === 'Saving' ? save(managed.value.grId, flow) : remove(managed.value.grId, flow);
    });
};
