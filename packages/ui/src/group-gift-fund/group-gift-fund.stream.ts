import {
  type Analytics,
  can,
  createState,
  type FundShown,
  formatAmount,
  formatDay,
  fundCapacity,
  fundNameField,
  fundShown,
  fundsCloseOn,
  groupGiftFundMessages,
  type ItemEdit,
  type ItemIdentity,
  type ItemVersionConflict,
  identityKey,
  isSameIdentity,
  itemEvents,
  itemsUnder,
  type Log,
  type ManageReason,
  NO_CENTS,
  NOTHING_EDITED,
  type ObservableState,
  plus,
  type RegistryItem,
  type RegistryView,
  readFundName,
  type Site,
  shortFundMessages,
} from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import { defer, distinctUntilChanged, EMPTY, exhaustMap, ignoreElements, map, merge, Subject, share, tap } from 'rxjs';
import { createMemo, purchaseCount } from '../list-model/index.ts';
import type { ManageItemPort } from '../manage-item/index.ts';
import type { RegistryModel, RegistryStream } from '../registry/index.ts';
import type {
  FundModel,
  FundRenaming,
  FundsReading,
  GroupGiftFundIntents,
  GroupGiftFundModel,
} from './group-gift-fund-model.ts';

/** The typed name of one fund. */
interface RenamingState {
  readonly identity: ItemIdentity;
  /** The fund's name when typing began, or when a newer one was shown. */
  readonly seen: string;
  /** The fund's latest known name. */
  readonly now: string;
  readonly text: string;
  readonly isSaving: boolean;
  readonly failed: O.Option<ManageReason>;
}

/** Starts editing from the fund's present name. */
const beginRenaming = (identity: ItemIdentity, name: string): RenamingState => ({
  identity,
  seen: name,
  now: name,
  text: name,
  isSaving: false,
  failed: O.none,
});

/** Updates the fund's present name; an unedited field takes it over. */
const withSavedName = (state: RenamingState, now: string): RenamingState => {
  if (now === state.now) return state;
  return state.text === state.seen ? { ...state, now, seen: now, text: now } : { ...state, now };
};

/** Marks that the name was not saved. */
const withNameRefused = (state: RenamingState, reason: ManageReason): RenamingState => {
  const storedName = (stored: ItemVersionConflict['stored']) => O.getOrElse(() => state.now)(stored.fundName);
  const now = reason._tag === 'ItemVersionConflict' ? storedName(reason.stored) : state.now;
  return { ...state, now, isSaving: false, failed: O.some(reason) };
};

const isOther = ({ text, now }: RenamingState): boolean => fundNameField.blur(text) !== now;

/** Makes the model from the state. */
const renamingModel = (state: RenamingState): FundRenaming => {
  const read = readFundName(state.text);
  return {
    text: state.text,
    problem: E.isLeft(read) ? O.some(read.left) : O.none,
    newer: state.now !== state.seen && isOther(state) ? O.some(state.now) : O.none,
    canSave: E.isRight(read) && isOther(state),
    isSaving: state.isSaving,
    failed: state.failed,
  };
};

/** The item edit that saves the name. */
const renamingEdit = ({ text, now }: RenamingState): ItemEdit => ({
  ...NOTHING_EDITED,
  fundName: O.some({ to: fundNameField.blur(text), seen: O.some(now) }),
});

/** The name of the item's fund; empty without a fund. */
const fundNameIn = ({ groupGift }: RegistryItem): string => (O.isSome(groupGift) ? groupGift.value.name : '');

/** The loading state of the list: a page that came with its first items is connected only after the rest was read. */
const readingOf = (registry: RegistryModel): FundsReading => {
  if (registry._tag !== 'Loaded') return registry._tag === 'Failed' ? 'failing' : 'reading';
  if (registry.isComplete) return 'whole';
  return registry.connection === 'connecting' ? 'reading' : 'failing';
};

/** What becomes of the funds that are not full, and what became of those that closed short. */
const notesOf = (
  { marketRules, currencyPrefix }: Site,
  { header, totals, items }: RegistryView,
): ReadonlyArray<string> => {
  const { credit, waiting } = totals.closedFunds ?? { credit: NO_CENTS, waiting: NO_CENTS };
  const closes = items.some((item) => fundCapacity(item) > 0) ? fundsCloseOn(header, marketRules) : O.none;
  return [
    ...(O.isSome(closes) ? [shortFundMessages.toOwner(marketRules.funds, formatDay(closes.value))] : []),
    ...(credit > 0 ? [shortFundMessages.credit(formatAmount(currencyPrefix, credit))] : []),
    ...(waiting > 0 ? [shortFundMessages.waiting(formatAmount(currencyPrefix, waiting))] : []),
  ];
};

/** Composes the models of all funds, each the same object as long as none of it changes. */
const groupGiftFundComposer = (site: Site) => {
  const rememberFund = createMemo<FundModel>();
  const rememberModel = createMemo<GroupGiftFundModel>();

  const fundModel =
    ({ role, header }: RegistryView, state: O.Option<RenamingState>) =>
    (item: RegistryItem): ReadonlyArray<FundModel> => {
      const count = purchaseCount(site, item);
      if (O.isNone(count.fund)) return [];
      const progress = count.fund.value;
      const editing = O.filter(({ identity }: RenamingState) => isSameIdentity(identity, item.identity))(state);
      const key = identityKey(item.identity);
      const { eventType, isPostEvent } = header;
      return [
        rememberFund(key, [item, O.toUndefined(editing), role, isPostEvent], () => ({
          key,
          name: fundNameIn(item),
          count,
          progress,
          canManage: can({ role, site, eventType, isPostEvent }, 'page', 'manageItem'),
          renaming: O.map(renamingModel)(editing),
        })),
      ];
    };
  const sumOf = (items: ReadonlyArray<RegistryItem>, amount: 'raised' | 'goal'): string =>
    formatAmount(
      site.currencyPrefix,
      items.reduce(
        (sum, item) =>
          O.match(
            () => sum,
            (fund: FundShown) => plus(sum, fund[amount]),
          )(fundShown(item)),
        NO_CENTS,
      ),
    );

  return (registry: RegistryModel, renaming: O.Option<RenamingState>, announcement: string): GroupGiftFundModel => {
    const view = registry._tag === 'Loaded' ? registry.view : undefined;
    const reading = readingOf(registry);
    return rememberModel('model', [view, reading, renaming, announcement], () => {
      const items = view === undefined ? [] : itemsUnder('my-group-gift-fund', view.items);
      return {
        reading,
        funds: view === undefined ? [] : items.flatMap(fundModel(view, renaming)),
        raised: sumOf(items, 'raised'),
        goal: sumOf(items, 'goal'),
        notes: view === undefined ? [] : notesOf(site, view),
        announcement,
      };
    });
  };
};

/** All funds of a registry, and their names (LIST-09, GG-04). */
export interface GroupGiftFundStream extends GroupGiftFundIntents {
  readonly model: ObservableState<GroupGiftFundModel>;
}

interface GroupGiftFundDependencies {
  readonly save: ManageItemPort['updateItem'];
  readonly registry: Pick<RegistryStream, 'model' | 'fold'>;
  readonly site: Site;
  readonly manage: (identity: ItemIdentity) => void;
  readonly analytics: Analytics;
  readonly log: Log;
}

/** The funds of one registry's page. */
export const groupGiftFundStream = (dependencies: GroupGiftFundDependencies): GroupGiftFundStream => {
  const { save, registry, site, manage, analytics, log } = dependencies;
  const renaming = createState<O.Option<RenamingState>>(O.none);
  const announcement = createState('');
  const saved$ = new Subject<RenamingState>();
  const compose = groupGiftFundComposer(site);

  const view = (): O.Option<RegistryView> =>
    registry.model.value._tag === 'Loaded' ? O.some(registry.model.value.view) : O.none;
  const itemOf = (identity: ItemIdentity): O.Option<RegistryItem> =>
    F.pipe(
      view(),
      O.chain(({ items }) => O.fromNullable(items.find((item) => isSameIdentity(item.identity, identity)))),
    );
  const change = (update: (state: RenamingState) => RenamingState): void => {
    if (O.isSome(renaming.value)) renaming.set(O.some(update(renaming.value.value)));
  };

  const present = (): GroupGiftFundModel => compose(registry.model.value, renaming.value, announcement.value);

  const saveName = (state: RenamingState) =>
    defer(() => {
      const shown = view();
      if (O.isNone(shown)) return EMPTY;
      const edit = renamingEdit(state);
      return defer(save(shown.value.grId, state.identity, edit)).pipe(
        tap((answer) => {
          if (E.isLeft(answer)) {
            const data = { sku: state.identity.sku, reason: answer.left._tag };
            log.write({ level: 'warning', tag: 'fund.name-failed', data })();
            return change((now) => withNameRefused(now, answer.left));
          }
          registry.fold(answer.right.patch);
          for (const event of itemEvents(shown.value.grId, state.identity, edit)) analytics.track(event)();
          renaming.set(O.none);
          announcement.set(groupGiftFundMessages.named(fundNameField.blur(state.text)));
        }),
      );
    });

  /** Follows the fund while its name is edited; editing ends if the item is no group gift any more. */
  const followed$ = registry.model.changes$.pipe(
    tap(() => {
      if (O.isNone(renaming.value) || renaming.value.value.isSaving) return;
      const item = itemOf(renaming.value.value.identity);
      if (O.isNone(item) || O.isNone(item.value.groupGift)) return renaming.set(O.none);
      const next = withSavedName(renaming.value.value, fundNameIn(item.value));
      if (next !== renaming.value.value) renaming.set(O.some(next));
    }),
  );
  const effects$ = merge(saved$.pipe(exhaustMap(saveName)), followed$).pipe(ignoreElements(), share());
  const isSaving = (): boolean => O.exists((state: RenamingState) => state.isSaving)(renaming.value);

  return {
    model: {
      get value() {
        return present();
      },
      changes$: merge(
        effects$,
        merge(registry.model.changes$, renaming.changes$, announcement.changes$).pipe(
          map(present),
          distinctUntilChanged(),
        ),
      ),
    },
    rename: (identity) => {
      const item = itemOf(identity);
      if (isSaving() || O.isNone(item) || O.isNone(item.value.groupGift)) return;
      announcement.set('');
      renaming.set(O.some(beginRenaming(identity, fundNameIn(item.value))));
    },
    typeName: (text) => {
      if (!isSaving()) change((state) => ({ ...state, text: fundNameField.type(text), failed: O.none }));
    },
    saveName: () => {
      if (O.isNone(renaming.value) || isSaving() || !renamingModel(renaming.value.value).canSave) return;
      const state: RenamingState = { ...renaming.value.value, isSaving: true, failed: O.none };
      renaming.set(O.some(state));
      saved$.next(state);
    },
    cancel: () => {
      if (!isSaving()) renaming.set(O.none);
    },
    manage,
  };
};
