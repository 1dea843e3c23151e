import {
  createState,
  fundTransfer,
  type GrId,
  type ItemIdentity,
  isSameIdentity,
  moneyGiven,
  nlaItemMessages,
  nlaOffers,
  type ObservableState,
  type RegistryItem,
  replaceLanding,
  type Site,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { defer, EMPTY, exhaustMap, filter, map, merge, type Observable, Subject, switchMap, tap } from 'rxjs';
import { observed } from '../observe/observed.ts';
import { AWAITED, toReadingState } from '../reading/reading.ts';
import type { RegistryModel, RegistryStream } from '../registry/index.ts';
import type {
  NlaItemContext,
  NlaItemDependencies,
  NlaItemIntents,
  NlaItemModel,
  RemoveProblem,
  ReplaceAddress,
} from './nla-item-model.ts';
import { replacing } from './replacing.ts';

/** Removes the item (MAN-02); the patch of the answer removes it from the page at once. */
const removing = ({ registries, present, show, set, registry, site, analytics, log }: NlaItemContext) => {
  const refuse = (sku: string, reason: RemoveProblem): void => {
    log.write({ level: 'warning', tag: 'item.removal-failed', data: { sku, reason: reason._tag } })();
    const { dialog } = present();
    if (dialog._tag === 'Remove') show({ ...dialog, isSending: false, problem: O.some(reason) });
  };

  return (grId: GrId): Observable<unknown> =>
    defer(() => {
      const { dialog } = present();
      if (dialog._tag !== 'Remove') return EMPTY;
      const { item } = dialog;
      show({ ...dialog, isSending: true, problem: O.none });
      return defer(registries.removeItem(grId, item.identity)).pipe(
        tap((answer) => {
          if (E.isLeft(answer)) return refuse(item.identity.sku, answer.left);
          registry.fold(answer.right.patch);
          analytics.track({ _tag: 'ItemRemoved', grId, sku: item.identity.sku })();
          const given = moneyGiven(item);
          set({
            dialog: { _tag: 'Removed', item, given },
            announcement: [
              nlaItemMessages.removedAnnouncement(item.product.name),
              ...(O.isSome(given) ? [nlaItemMessages.removedMoney(site.currencyPrefix, given.value)] : []),
              ...(O.isNone(given) && item.purchased > 0 ? [nlaItemMessages.givenStays] : []),
            ].join('. '),
          });
        }),
      );
    });
};

/** Reads the replacement candidates (NLA-02), without the item itself. */
const readingCandidates =
  ({ registries, present, show, scheduler, log }: NlaItemContext) =>
  (item: RegistryItem): Observable<unknown> =>
    defer(registries.replacements(item.identity.sku)).pipe(
      map(E.map((candidates) => candidates.filter(({ identity }) => !isSameIdentity(identity, item.identity)))),
      toReadingState({ tag: 'replacements.read-failed', data: { sku: item.identity.sku }, scheduler, log }),
      tap((candidates) => {
        const { dialog } = present();
        if (dialog._tag === 'Replace' && dialog.item === item) show({ ...dialog, candidates });
      }),
    );

const isOn = (registry: RegistryModel, { identity }: RegistryItem): boolean =>
  registry._tag !== 'Loaded' || registry.view.items.some((one) => isSameIdentity(one.identity, identity));

/**
 * Shows that the item has left the list, as through another window; not while a request is pending, whose answer says
 * more. Shown as replaced if an unconfirmed request of this page replaced it.
 */
const closingWhenRemoved = (
  { registry, present, show }: NlaItemContext,
  sawReplaced: () => boolean,
): Observable<unknown> =>
  registry.model.changes$.pipe(
    filter(() => present().isOpen),
    tap((model) => {
      const { dialog } = present();
      if ((dialog._tag !== 'Replace' && dialog._tag !== 'Remove') || dialog.isSending || isOn(model, dialog.item))
        return;
      if (sawReplaced()) return;
      const { item } = dialog;
      show(dialog._tag === 'Replace' ? { _tag: 'OffList', item } : { _tag: 'Removed', item, given: O.none });
    }),
  );

/** Opens Replace Item for the requested item once the whole list is loaded, if it is offered; the parameters are removed in any case. */
const askedInAddress = (
  { model }: Pick<RegistryStream, 'model'>,
  site: Site,
  address: ReplaceAddress,
  askReplace: (item: RegistryItem) => void,
): Observable<unknown> =>
  model.changes$.pipe(
    filter((registry) => registry._tag === 'Loaded' && registry.isComplete),
    tap((registry) => {
      if (registry._tag !== 'Loaded') return;
      const { role, items } = registry.view;
      const request = replaceLanding(role, site, items, address.query());
      if (request._tag === 'NotRequested') return;
      address.clear();
      const item = items.find(({ identity }) => request._tag === 'Open' && identity === request.identity);
      if (item !== undefined) askReplace(item);
    }),
  );

/** Replacing and removing items that are no longer available (ITEM-04, NLA-01), on one registry's page. */
export interface NlaItemStream extends NlaItemIntents {
  readonly model: ObservableState<NlaItemModel>;
}

export const nlaItemStream = (dependencies: NlaItemDependencies): NlaItemStream => {
  const cell = createState<NlaItemModel>({
    isOpen: false,
    dialog: { _tag: 'Nothing' },
    review: O.none,
    announcement: '',
    focusOn: O.none,
  });
  const set = (change: Partial<NlaItemModel>): void => cell.set({ ...cell.value, ...change });
  const context: NlaItemContext = {
    ...dependencies,
    present: () => cell.value,
    set,
    show: (dialog) => set({ dialog }),
  };
  const remove = removing(context);
  const replace = replacing(context);
  const looked$ = new Subject<RegistryItem>();
  const mutations$ = new Subject<(grId: GrId) => Observable<unknown>>();

  const grId = (): O.Option<GrId> => {
    const { value } = dependencies.registry.model;
    return value._tag === 'Loaded' ? O.some(value.view.grId) : O.none;
  };
  const isSending = (): boolean => {
    const { dialog } = cell.value;
    return (dialog._tag === 'Remove' || dialog._tag === 'Replace') && dialog.isSending;
  };
  let isByAddress = false;
  const askReplace = (item: RegistryItem, byAddress = false, review: NlaItemModel['review'] = O.none): void => {
    if (isSending()) return;
    if (!cell.value.isOpen) isByAddress = byAddress;
    set({
      isOpen: true,
      announcement: '',
      review,
      dialog: {
        _tag: 'Replace',
        item,
        candidates: AWAITED,
        chosen: O.none,
        moving: fundTransfer(item, O.none),
        isSending: false,
        problem: O.none,
      },
    });
    looked$.next(item);
  };

  const askRemove = (item: RegistryItem, review: NlaItemModel['review']): void => {
    if (isSending()) return;
    if (!cell.value.isOpen) isByAddress = false;
    const { isOpen, dialog } = cell.value;
    const from = isOpen && dialog._tag === 'Replace' && dialog.item === item ? O.some(dialog) : O.none;
    set({
      isOpen: true,
      announcement: '',
      review,
      dialog: { _tag: 'Remove', item, isSending: false, problem: O.none, from },
    });
  };
  const close = (): void => {
    if (!cell.value.isOpen || isSending()) return;
    const { _tag } = cell.value.dialog;
    const isDone = _tag === 'Removed' || _tag === 'Replaced' || _tag === 'OffList';
    set({ isOpen: false, focusOn: isDone || isByAddress ? O.some({ after: isDone ? _tag : 'Address' }) : O.none });
  };
  /** Opens the first of these that is still on the list and no longer available. */
  const reviewFrom = (identities: ReadonlyArray<ItemIdentity>, total: number): void => {
    const { value } = dependencies.registry.model;
    const [identity, ...rest] = identities;
    if (identity === undefined || value._tag !== 'Loaded') {
      close();
      return;
    }
    const item = value.view.items.find((one) => isSameIdentity(one.identity, identity));
    const offers = item && nlaOffers('registrant', dependencies.site.features, item);
    const review = O.some({ step: total - rest.length, total, rest });
    if (item === undefined || !offers?.remove) reviewFrom(rest, total);
    else if (offers.replace) askReplace(item, false, review);
    else askRemove(item, review);
  };

  const effects$ = merge(
    looked$.pipe(switchMap(readingCandidates(context))),
    closingWhenRemoved(context, replace.sawReplaced),
    askedInAddress(dependencies.registry, dependencies.site, dependencies.address, (item) => askReplace(item, true)),
    mutations$.pipe(exhaustMap((mutation) => O.match(() => EMPTY, mutation)(grId()))),
  );

  return {
    model: observed(cell, effects$),
    askReplace: (item) => askReplace(item),
    choose: replace.choose,
    replace: () => mutations$.next(replace.send),
    readCandidatesAgain: () => {
      const { dialog, review } = cell.value;
      if (dialog._tag === 'Replace') askReplace(dialog.item, isByAddress, review);
    },
    review: (items) =>
      reviewFrom(
        items.map(({ identity }) => identity),
        items.length,
      ),
    next: () => {
      const { isOpen, review } = cell.value;
      if (!isOpen || isSending() || O.isNone(review)) return;
      reviewFrom(review.value.rest, review.value.total);
    },
    askRemove: (item) => askRemove(item, cell.value.isOpen ? cell.value.review : O.none),
    remove: () => mutations$.next(remove),
    manage: () => {
      const { isOpen, dialog } = cell.value;
      if (!isOpen || dialog._tag !== 'Replaced' || !dialog.canManage) return;
      set({ isOpen: false, focusOn: O.none });
      dependencies.manage(dialog.replacement.identity);
    },
    close: () => {
      const { isOpen, dialog } = cell.value;
      if (!isOpen || dialog._tag !== 'Remove' || O.isNone(dialog.from)) return close();
      if (isSending()) return;
      context.show(dialog.from.value);
      if (dialog.from.value.candidates._tag !== 'Read') looked$.next(dialog.item);
    },
  };
};
