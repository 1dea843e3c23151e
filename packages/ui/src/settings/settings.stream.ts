import { createState, type ObservableState, type Settings, type SettingsPart } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { distinctUntilChanged, exhaustMap, groupBy, ignoreElements, map, merge, mergeMap, Subject, share } from 'rxjs';
import { remembering } from '../list-model/index.ts';
import { deletingRegistry } from './deleting-registry.ts';
import { readingSettings } from './reading-settings.ts';
import { savingSettings } from './saving-settings.ts';
import { settingsPage } from './settings-composer.ts';
import { isOwned, type SettingsDesk, type SettingsParts, type Unread } from './settings-desk.ts';
import type { SettingsIntents, SettingsModel, TypedField } from './settings-model.ts';
import { type SettingsSource, settingsSource } from './settings-source.ts';
import { AT_FIRST, afterTyping, NOT_ASKED, type SettingsState } from './settings-state.ts';

/** The settings of a registry (SET-01), and what can be done there. */
export interface SettingsStream extends SettingsIntents {
  readonly model: ObservableState<SettingsModel>;
}

/** How to read: the field on the left stands in the part on the right. */
const partOf: Readonly<Record<TypedField, SettingsPart>> = {
  primaryFirstName: 'names',
  primaryLastName: 'names',
  secondaryFirstName: 'names',
  secondaryLastName: 'names',
  eventDate: 'event',
  eventCode: 'event',
  recipient: 'address',
  line1: 'address',
  line2: 'address',
  city: 'address',
  region: 'address',
  postalCode: 'address',
  biography: 'biography',
};

const LOADING: SettingsModel = { _tag: 'Loading' };

/** The page over one source; `settingsStream` is the same over the port. */
export const settingsStreamOf = (source: SettingsSource, parts: SettingsParts): SettingsStream => {
  const { registry, site, log } = parts;
  const state = createState<SettingsState>(AT_FIRST);
  const unread = createState<O.Option<Unread>>(O.none);
  const again$ = new Subject<void>();
  const asked$ = new Subject<SettingsPart>();
  const deleted$ = new Subject<void>();
  const remember = remembering<SettingsModel>();
  const change = (its: (state: SettingsState) => SettingsState): void => state.set(its(state.value));
  const desk: SettingsDesk = {
    ...parts,
    source,
    present: () => state.value,
    change,
    unread,
    grId: () => (isOwned(registry.model.value) ? O.some(registry.model.value.view.grId) : O.none),
  };
  const save = savingSettings(desk);
  const remove$ = deletingRegistry(desk);

  const effects$ = merge(
    readingSettings(desk, again$),
    asked$.pipe(
      groupBy((part) => part),
      mergeMap((ofOnePart$) => ofOnePart$.pipe(exhaustMap(save))),
    ),
    deleted$.pipe(exhaustMap(() => remove$)),
  ).pipe(ignoreElements(), share());

  const present = (): SettingsModel => {
    const its = state.value;
    const { form } = its;
    const of = registry.model.value;
    if (its.isDeleted) return remember('deleted', [], () => ({ _tag: 'Gone', isDeleted: true }));
    if (of._tag === 'NotFound')
      return remember('gone', [O.isSome(form)], () =>
        O.isSome(form) ? { _tag: 'Gone', isDeleted: false } : { _tag: 'NotFound' },
      );
    if (of._tag !== 'Loaded') return of;
    const { shareableUrl: guestPage } = of.view.header;
    if (!isOwned(of)) return remember('others', [guestPage], () => ({ _tag: 'NotAllowed', guestPage }));
    if (O.isNone(form)) return O.getOrElse((): SettingsModel => LOADING)(unread.value);
    return remember('page', [its], () => settingsPage(site, form.value, its));
  };

  return {
    model: {
      get value() {
        return present();
      },
      changes$: merge(
        merge(state.changes$, unread.changes$, registry.model.changes$).pipe(map(present), distinctUntilChanged()),
        effects$,
      ),
    },
    type: (field, text) => change((its) => afterTyping(its, partOf[field], { [field]: text })),
    choose: (visibility) => change((its) => afterTyping(its, 'visibility', { visibility })),
    save: (part) => asked$.next(part),
    askDelete: () => change((its) => ({ ...its, deletion: { ...NOT_ASKED, isAsked: true } })),
    typeNumber: (text) => change((its) => ({ ...its, deletion: { ...its.deletion, typed: text, problem: O.none } })),
    keep: () => change((its) => (its.deletion.isDeleting ? its : { ...its, deletion: NOT_ASKED })),
    deleteRegistry: () => deleted$.next(),
    linkNotCopied: (problem) => log.write({ level: 'warning', tag: 'link-not-copied', data: { problem } })(),
    reload: () => {
      unread.set(O.none);
      registry.reload();
      again$.next();
    },
  };
};

/** The page over the port. */
export const settingsStream = ({
  settings,
  ...parts
}: SettingsParts & { readonly settings: Settings }): SettingsStream =>
  settingsStreamOf(settingsSource(settings), parts);
