import {
  createState,
  type GrId,
  movingMoney,
  type ObservableState,
  type Registries,
  type RegistryItem,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { EMPTY, exhaustMap, ignoreElements, merge, type Observable, Subject, share, switchMap } from 'rxjs';
import { askedInAddress } from './asked-in-address.ts';
import { leftTheList } from './left-the-list.ts';
import { lookingForCandidates } from './looking-for-candidates.ts';
import type { NlaItemDesk, NlaItemParts } from './nla-item-desk.ts';
import type { NlaItemIntents, NlaItemModel } from './nla-item-model.ts';
import { type NlaItemSource, nlaItemSource } from './nla-item-source.ts';
import { removing } from './removing.ts';
import { replacing } from './replacing.ts';

/** Replacing and removing what will not come back (ITEM-04, NLA-01), on one registry's page. */
export interface NlaItemStream extends NlaItemIntents {
  readonly model: ObservableState<NlaItemModel>;
}

/** The stream over one source; `nlaItemStream` is the same over the port. */
export const nlaItemStreamOf = (source: NlaItemSource, parts: NlaItemParts): NlaItemStream => {
  const cell = createState<NlaItemModel>({ isOpen: false, dialog: { _tag: 'Nothing' }, said: '', focusOn: O.none });
  const set = (change: Partial<NlaItemModel>): void => cell.set({ ...cell.value, ...change });
  const desk: NlaItemDesk = { ...parts, source, present: () => cell.value, set, show: (dialog) => set({ dialog }) };
  const remove = removing(desk);
  const replace = replacing(desk);
  const looked$ = new Subject<RegistryItem>();
  const mutations$ = new Subject<(grId: GrId) => Observable<unknown>>();

  const grId = (): O.Option<GrId> => {
    const { value } = parts.registry.model;
    return value._tag === 'Loaded' ? O.some(value.view.grId) : O.none;
  };
  const isSending = (): boolean => {
    const { dialog } = cell.value;
    return (dialog._tag === 'Remove' || dialog._tag === 'Replace') && dialog.isSending;
  };
  let isByAddress = false;
  const askReplace = (item: RegistryItem, byAddress = false): void => {
    if (isSending()) return;
    if (!cell.value.isOpen) isByAddress = byAddress;
    set({
      isOpen: true,
      said: '',
      dialog: {
        _tag: 'Replace',
        item,
        candidates: { _tag: 'Awaited' },
        chosen: O.none,
        moving: movingMoney(item, O.none),
        isSending: false,
        problem: O.none,
      },
    });
    looked$.next(item);
  };

  const effects$ = merge(
    looked$.pipe(switchMap(lookingForCandidates(desk))),
    leftTheList(desk, replace.sawReplaced),
    askedInAddress(parts.registry, parts.site, parts.address, (item) => askReplace(item, true)),
    mutations$.pipe(exhaustMap((mutation) => O.match(() => EMPTY, mutation)(grId()))),
  ).pipe(ignoreElements(), share());

  return {
    model: {
      get value() {
        return cell.value;
      },
      changes$: merge(cell.changes$, effects$),
    },
    askReplace: (item) => askReplace(item),
    choose: replace.choose,
    replace: () => mutations$.next(replace.send),
    lookAgain: () => {
      if (cell.value.dialog._tag === 'Replace') askReplace(cell.value.dialog.item);
    },
    askRemove: (item) => {
      if (isSending()) return;
      if (!cell.value.isOpen) isByAddress = false;
      set({ isOpen: true, said: '', dialog: { _tag: 'Remove', item, isSending: false, problem: O.none } });
    },
    remove: () => mutations$.next(remove),
    manage: () => {
      const { isOpen, dialog } = cell.value;
      if (!isOpen || dialog._tag !== 'Replaced' || !dialog.canManage) return;
      set({ isOpen: false, focusOn: O.none });
      parts.manage(dialog.replacement.identity);
    },
    close: () => {
      if (!cell.value.isOpen || isSending()) return;
      const { _tag } = cell.value.dialog;
      const isDone = _tag === 'Removed' || _tag === 'Replaced' || _tag === 'OffList';
      set({ isOpen: false, focusOn: isDone || isByAddress ? O.some({ after: isDone ? _tag : 'Address' }) : O.none });
    },
  };
};

/** The stream over the registries' port. */
export const nlaItemStream = ({
  registries,
  ...parts
}: NlaItemParts & {
  readonly registries: Pick<Registries, 'replacements' | 'replaceItem' | 'removeItem'>;
}): NlaItemStream => nlaItemStreamOf(nlaItemSource(registries), parts);
