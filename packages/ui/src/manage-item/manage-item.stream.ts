import {
  type Analytics,
  changedOptions,
  createState,
  fundNameField,
  type ItemDraft,
  type ItemIdentity,
  identityKey,
  type Log,
  type ManageEvent,
  type ManageFlow,
  type ManageReason,
  type MutableState,
  manageItemMessages,
  type ObservableState,
  parseSku,
  type Site,
  stepManage,
  wantedQuantityField,
} from '@gift-registry/domain';
import { type io as IO, option as O } from 'fp-ts';
import { exhaustMap, filter, type Observable, Subject, tap } from 'rxjs';
import { createMemo } from '../list-model/index.ts';
import { derived, observed } from '../observe/observed.ts';
import type { RegistryStream } from '../registry/index.ts';
import {
  type LeftFields,
  type ManageContent,
  type ManageItemIntents,
  type ManageItemModel,
  manageContent,
} from './manage-item-model.ts';
import { type Managed, type ManageItemPort, manageItemContext, manageItemSending } from './manage-item-requests.ts';

/** The fields and switches of the form. */
type DraftingIntents = Pick<
  ManageItemIntents,
  'turnMostLoved' | 'turnGroupGift' | 'typeFundName' | 'leaveFundName' | 'typeWanted' | 'leaveWanted' | 'stepWanted'
>;

interface DraftingDependencies {
  readonly flow: MutableState<ManageFlow<ManageReason>>;
  readonly left: MutableState<LeftFields>;
  readonly dispatch: (event: ManageEvent<ManageReason>) => void;
}

/** Edits the draft while the form is open; ignored otherwise. */
const manageItemDrafting = ({ flow, left, dispatch }: DraftingDependencies): DraftingIntents => {
  const draft = (change: (current: ItemDraft) => ItemDraft): void => {
    if (flow.value._tag === 'Editing') dispatch({ _tag: 'Drafted', draft: change(flow.value.draft) });
  };
  const leave = (field: 'wanted' | 'fundName'): void => left.set(new Set([...left.value, field]));
  /** Tidies the text of a field that is left; a field that was only visited stays as it is. */
  const tidy = (field: 'wanted' | 'fundName', blur: (text: string) => string): void => {
    leave(field);
    if (flow.value._tag !== 'Editing') return;
    const text = blur(flow.value.draft[field]);
    if (text !== flow.value.draft[field]) draft((current) => ({ ...current, [field]: text }));
  };
  return {
    turnMostLoved: (isMostLoved) => draft((current) => ({ ...current, isMostLoved })),
    turnGroupGift: (isOn) => draft((current) => ({ ...current, isGroupGift: O.map(() => isOn)(current.isGroupGift) })),
    typeFundName: (text) => {
      if (text === '') leave('fundName');
      draft((current) => ({ ...current, fundName: fundNameField.type(text) }));
    },
    leaveFundName: () => tidy('fundName', fundNameField.blur),
    typeWanted: (text) => {
      if (text === '') leave('wanted');
      draft((current) => ({ ...current, wanted: wantedQuantityField.type(text, current.wanted) }));
    },
    leaveWanted: () => tidy('wanted', wantedQuantityField.blur),
    stepWanted: (by) => {
      const { value } = flow;
      if (value._tag === 'Editing')
        draft((current) => ({ ...current, wanted: wantedQuantityField.step(value.item, current.wanted, by) }));
    },
  };
};

/** The page's address, which may ask to manage an item (ADD-03). */
interface ManageAddress {
  /** Reads its present parameters. */
  readonly query: IO.IO<Readonly<Record<string, unknown>>>;
  /** Removes the parameter. */
  readonly clear: IO.IO<void>;
}

/** Opens Manage Item for the first item of the requested SKU once the whole list is loaded; the parameter is removed in any case. */
const askedInAddress = (
  { model }: Pick<RegistryStream, 'model'>,
  address: ManageAddress,
  open: (identity: ItemIdentity) => void,
): Observable<unknown> =>
  model.changes$.pipe(
    filter((registry) => registry._tag === 'Loaded' && registry.isComplete),
    tap((registry) => {
      const raw = address.query()['manageSku'];
      if (registry._tag !== 'Loaded' || raw === undefined) return;
      address.clear();
      const sku = typeof raw === 'string' ? parseSku(raw) : O.none;
      const item = registry.view.items.find(({ identity }) => O.isSome(sku) && identity.sku === sku.value);
      if (item !== undefined) open(item.identity);
    }),
  );

/** Manage Item (MAN-01) on one registry's page. */
export interface ManageItemStream extends ManageItemIntents {
  readonly model: ObservableState<ManageItemModel>;
}

interface ManageItemDependencies {
  readonly registries: ManageItemPort;
  readonly registry: Pick<RegistryStream, 'model' | 'fold'>;
  readonly site: Site;
  /** The page's address, since a link may open Manage Item (ADD-03). */
  readonly address: ManageAddress;
  /** Tracks what was changed (ANA-01). */
  readonly analytics: Analytics;
  readonly log: Log;
}

type Flow = ManageFlow<ManageReason>;

const NOTHING: ManageContent = { _tag: 'Nothing' };
const NONE_LEFT: LeftFields = new Set();

const announcementFor = (content: ManageContent): string => {
  if (content._tag === 'Updated') return manageItemMessages.updatedAnnouncement(content.item.product.name);
  return content._tag === 'Removed' ? manageItemMessages.removedAnnouncement(content.item.product.name) : '';
};

export const manageItemStream = (dependencies: ManageItemDependencies): ManageItemStream => {
  const { registries, registry, site, address, analytics, log } = dependencies;
  const step = stepManage(site.marketRules);
  const page = manageItemContext(registry, site);
  const flow = createState<Flow>({ _tag: 'Closed' });
  const left = createState<LeftFields>(NONE_LEFT);
  const requests$ = new Subject<Flow>();
  const rememberContent = createMemo<O.Option<ManageContent>>();
  let last: ManageItemModel = { isOpen: false, content: NOTHING, announcement: '', focusOn: O.none };

  const dispatch = (event: ManageEvent<ManageReason>): void => {
    const before = flow.value;
    const after = step(before, event);
    if (after === before) return;
    flow.set(after);
    if (after._tag !== before._tag && (after._tag === 'Saving' || after._tag === 'Removing')) requests$.next(after);
  };
  const send = manageItemSending({ registries, page, market: site.marketRules, registry, analytics, log, dispatch });

  const present = (): ManageItemModel => {
    const managed = page.managed();
    const content = rememberContent('content', [flow.value, left.value, O.isSome(managed)], () =>
      manageContent(site, flow.value, left.value, (item) =>
        O.chain(({ reader }: Managed) => changedOptions(reader, item))(managed),
      ),
    );
    const shown = O.getOrElse(() => last.content)(content);
    const isOpen = O.isSome(content);
    if (isOpen === last.isOpen && shown === last.content) return last;
    last = {
      isOpen,
      content: shown,
      announcement: announcementFor(shown),
      focusOn:
        last.isOpen && !isOpen && shown._tag !== 'Nothing' ? O.some({ key: identityKey(shown.item.identity) }) : O.none,
    };
    return last;
  };

  /** Follows changes of the item while the dialog is open. */
  const stored$ = registry.model.changes$.pipe(
    filter(() => flow.value._tag !== 'Closed'),
    tap(() => {
      const { value } = flow;
      if (value._tag === 'Closed') return;
      const item = page.itemNow(value.item);
      if (O.isNone(item) || item.value !== value.item) dispatch({ _tag: 'Stored', item });
    }),
  );
  const open = (identity: ItemIdentity): void => {
    const item = page.find(identity);
    if (O.isNone(page.managed()) || O.isNone(item)) return;
    left.set(NONE_LEFT);
    dispatch({ _tag: 'Opened', item: item.value });
  };

  return {
    model: observed(
      derived([flow, left, registry.model], present),
      requests$.pipe(exhaustMap(send)),
      stored$,
      askedInAddress(registry, address, open),
    ),
    open,
    ...manageItemDrafting({ flow, left, dispatch }),
    save: () => dispatch({ _tag: 'AskedToSave' }),
    tryAgain: () => dispatch({ _tag: 'TriedAgain' }),
    askRemove: () => dispatch({ _tag: 'AskedToRemove' }),
    keep: () => dispatch({ _tag: 'Kept' }),
    remove: () => dispatch({ _tag: 'ConfirmedRemoval' }),
    manageAgain: () => dispatch({ _tag: 'ManagedAgain' }),
    close: () => dispatch({ _tag: 'AskedToClose' }),
  };
};
