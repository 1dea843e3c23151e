import {
  type Analytics,
  createState,
  fundNameField,
  groupGiftFundMessages,
  type ItemIdentity,
  isSameIdentity,
  itemEvents,
  type Log,
  type ObservableState,
  type RegistryItem,
  type RegistryView,
  type Site,
} from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import { defer, distinctUntilChanged, EMPTY, exhaustMap, ignoreElements, map, merge, Subject, share, tap } from 'rxjs';
import type { ManageItemSource } from '../manage-item/index.ts';
import type { RegistryStream } from '../registry/index.ts';
import {
  beginRenaming,
  calledNow,
  notNamed,
  type RenamingState,
  renamingEdit,
  renamingModel,
} from './fund-renaming.ts';
import { fundNameIn, groupGiftFundComposer } from './group-gift-fund-composer.ts';
import type { GroupGiftFundIntents } from './group-gift-fund-intents.ts';
import type { GroupGiftFundModel } from './group-gift-fund-model.ts';

/** All funds of a registry, and their names (LIST-09, GG-04). */
export interface GroupGiftFundStream extends GroupGiftFundIntents {
  readonly model: ObservableState<GroupGiftFundModel>;
}

/** What the funds stand on. */
export interface GroupGiftFundParts {
  readonly save: ManageItemSource['save'];
  readonly registry: Pick<RegistryStream, 'model' | 'fold'>;
  readonly site: Site;
  readonly manage: (identity: ItemIdentity) => void;
  readonly analytics: Analytics;
  readonly log: Log;
}

/** The funds of one registry's page. */
export const groupGiftFundStream = (parts: GroupGiftFundParts): GroupGiftFundStream => {
  const { save, registry, site, manage, analytics, log } = parts;
  const renaming = createState<O.Option<RenamingState>>(O.none);
  const said = createState('');
  const saved$ = new Subject<RenamingState>();
  const compose = groupGiftFundComposer(site);

  const view = (): O.Option<RegistryView> =>
    registry.model.value._tag === 'Loaded' ? O.some(registry.model.value.view) : O.none;
  const itemOf = (identity: ItemIdentity): O.Option<RegistryItem> =>
    F.pipe(
      view(),
      O.chain(({ items }) => O.fromNullable(items.find((item) => isSameIdentity(item.identity, identity)))),
    );
  const change = (its: (state: RenamingState) => RenamingState): void => {
    if (O.isSome(renaming.value)) renaming.set(O.some(its(renaming.value.value)));
  };

  const present = (): GroupGiftFundModel => compose(registry.model.value, renaming.value, said.value);

  const keep = (state: RenamingState) =>
    defer(() => {
      const its = view();
      if (O.isNone(its)) return EMPTY;
      const edit = renamingEdit(state);
      return save(its.value.grId, state.identity, edit).pipe(
        tap((answer) => {
          if (E.isLeft(answer)) {
            const data = { sku: state.identity.sku, reason: answer.left._tag };
            log.write({ level: 'warning', tag: 'fund-not-named', data })();
            return change((now) => notNamed(now, answer.left));
          }
          registry.fold(answer.right.patch);
          for (const event of itemEvents(its.value.grId, state.identity, edit)) analytics.track(event)();
          renaming.set(O.none);
          said.set(groupGiftFundMessages.named(fundNameField.blur(state.text)));
        }),
      );
    });

  /** What happens to the fund while it is named; where it is a fund no more, there is nothing to name. */
  const followed$ = registry.model.changes$.pipe(
    tap(() => {
      if (O.isNone(renaming.value) || renaming.value.value.isSaving) return;
      const item = itemOf(renaming.value.value.identity);
      if (O.isNone(item) || O.isNone(item.value.groupGift)) return renaming.set(O.none);
      const next = calledNow(renaming.value.value, fundNameIn(item.value));
      if (next !== renaming.value.value) renaming.set(O.some(next));
    }),
  );
  const effects$ = merge(saved$.pipe(exhaustMap(keep)), followed$).pipe(ignoreElements(), share());
  const isSaving = (): boolean => O.exists((state: RenamingState) => state.isSaving)(renaming.value);

  return {
    model: {
      get value() {
        return present();
      },
      changes$: merge(
        effects$,
        merge(registry.model.changes$, renaming.changes$, said.changes$).pipe(map(present), distinctUntilChanged()),
      ),
    },
    rename: (identity) => {
      const item = itemOf(identity);
      if (isSaving() || O.isNone(item) || O.isNone(item.value.groupGift)) return;
      said.set('');
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
