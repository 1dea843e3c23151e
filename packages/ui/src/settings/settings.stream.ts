import {
  type CalendarDay,
  createState,
  type Fault,
  type GrId,
  guestPage,
  isTypedNumber,
  type Log,
  type MutableState,
  type ObservableState,
  type Settings,
  type SettingsPart,
  type Site,
  settingsEdit,
  settingsMessages,
} from '@gift-registry/domain';
import { either as E, type io as IO, option as O } from 'fp-ts';
import {
  defer,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  filter,
  groupBy,
  map,
  merge,
  mergeMap,
  type Observable,
  Subject,
  switchMap,
  tap,
} from 'rxjs';
import { createMemo } from '../list-model/index.ts';
import type { ObservablePort } from '../observe/observable-port.ts';
import { derived, observed } from '../observe/observed.ts';
import type { RegistryModel, RegistryStream } from '../registry/index.ts';
import type { SettingsIntents, SettingsModel, SettingsNotSaved, TypedField } from './settings-model.ts';
import {
  afterReading,
  afterSaving,
  afterTyping,
  INITIAL_STATE,
  NOT_ASKED,
  refused,
  type SettingsState,
  settingsPage,
  stepTo,
} from './settings-state.ts';

export interface SettingsDependencies {
  readonly settings: ObservablePort<Pick<Settings, 'readSettings' | 'changeSettings' | 'deleteRegistry'>>;
  readonly registry: Pick<RegistryStream, 'model' | 'fold' | 'reload'>;
  readonly site: Pick<Site, 'marketRules'>;
  readonly today: IO.IO<CalendarDay>;
  readonly log: Log;
}

/** Why there is no form: the registry is not found for this person, or could not be read. */
type Unread = { readonly _tag: 'NotFound' } | { readonly _tag: 'Failed'; readonly fault: Fault };

/** The dependencies and state that reading, saving and deleting share. */
interface SettingsContext extends SettingsDependencies {
  readonly present: () => SettingsState;
  readonly change: (current: (state: SettingsState) => SettingsState) => void;
  readonly unread: MutableState<O.Option<Unread>>;
  /** The registry, if the reader owns it. */
  readonly grId: () => O.Option<GrId>;
}

type Loaded = Extract<RegistryModel, { readonly _tag: 'Loaded' }>;

/** Whether the reader owns the registry. */
const isOwned = (model: RegistryModel): model is Loaded => model._tag === 'Loaded' && model.view.owner._tag === 'Some';

/** Saves a part of the form (SET-01): invalid input is refused without a request, and a newer value is shown beside the edited one. */
const savingSettings = ({ settings, registry, site, today, log, present, change, grId }: SettingsContext) => {
  const refuse = (part: SettingsPart, reason: SettingsNotSaved): void => {
    log.write({ level: 'warning', tag: 'settings.save-failed', data: { part, reason: reason._tag } })();
    change((current) => {
      const after = stepTo(current, part, refused(part, reason));
      return reason._tag === 'SettingsVersionConflict' ? afterReading(after, reason.settings) : after;
    });
  };

  return (part: SettingsPart): Observable<unknown> =>
    defer(() => {
      const number = grId();
      const { form } = present();
      if (O.isNone(form) || O.isNone(number)) return EMPTY;
      const edit = settingsEdit(form.value, part, { market: site.marketRules, today: today() });
      if (E.isLeft(edit)) {
        change((current) => stepTo(current, part, refused(part, edit.left)));
        return EMPTY;
      }
      change((current) => ({ ...stepTo(current, part, { _tag: 'Saving' }), announcement: '' }));
      return defer(settings.changeSettings(number.value, edit.right)).pipe(
        tap((answer) => {
          if (E.isLeft(answer)) return refuse(part, answer.left);
          change((current) =>
            afterSaving(
              current,
              part,
              form.value.draft,
              answer.right.settings,
              settingsMessages.savedAnnouncement(part),
            ),
          );
          registry.fold(answer.right.patch);
        }),
      );
    });
};

/** Reads the settings whenever the registry changed, or when `again$` emits; only while an owner is looking. */
const readingSettings = (
  { settings, registry, log, present, change, unread }: SettingsContext,
  again$: Observable<void>,
): Observable<unknown> =>
  merge(
    registry.model.changes$.pipe(
      filter(isOwned),
      distinctUntilChanged((a, b) => a.view.revisionId === b.view.revisionId),
    ),
    again$.pipe(
      map(() => registry.model.value),
      filter(isOwned),
    ),
  ).pipe(
    switchMap(({ view }) => defer(settings.readSettings(view.grId))),
    tap((answer) => {
      if (E.isRight(answer)) {
        unread.set(O.none);
        change((current) => afterReading(current, answer.right));
        return;
      }
      const { left: reason } = answer;
      log.write({ level: 'warning', tag: 'settings.read-failed', data: { reason: reason._tag } })();
      if (O.isSome(present().form)) return;
      const isHidden =
        reason._tag === 'RegistryNotFound' || reason._tag === 'NotOwner' || reason._tag === 'SignInNeeded';
      unread.set(O.some<Unread>(isHidden ? { _tag: 'NotFound' } : { _tag: 'Failed', fault: reason }));
    }),
  );

/** Deletes the registry (SET-01) once its number was typed. */
const deletingRegistry = ({ settings, log, present, change, grId }: SettingsContext): Observable<unknown> =>
  defer(() => {
    const number = grId();
    if (O.isNone(number) || !isTypedNumber(present().deletion.typed, number.value)) return EMPTY;
    change((current) => ({ ...current, deletion: { ...current.deletion, isDeleting: true, problem: O.none } }));
    return defer(settings.deleteRegistry(number.value)).pipe(
      tap((answer) => {
        if (E.isRight(answer)) {
          change((current) => ({ ...current, deletion: NOT_ASKED, isDeleted: true }));
          return;
        }
        log.write({ level: 'warning', tag: 'registry.deletion-failed', data: { reason: answer.left._tag } })();
        change((current) => ({
          ...current,
          deletion: { ...current.deletion, isDeleting: false, problem: O.some(answer.left) },
        }));
      }),
    );
  });

/** The settings of a registry (SET-01). */
export interface SettingsStream extends SettingsIntents {
  readonly model: ObservableState<SettingsModel>;
}

/** The part to which each field belongs. */
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
  firstDay: 'delivery',
  away: 'delivery',
  biography: 'biography',
  surpriseDay: 'surprise',
};

const LOADING: SettingsModel = { _tag: 'Loading' };

export const settingsStream = (dependencies: SettingsDependencies): SettingsStream => {
  const { registry, site, log } = dependencies;
  const state = createState<SettingsState>(INITIAL_STATE);
  const unread = createState<O.Option<Unread>>(O.none);
  const again$ = new Subject<void>();
  const requests$ = new Subject<SettingsPart>();
  const deleted$ = new Subject<void>();
  const memo = createMemo<SettingsModel>();
  const change = (current: (state: SettingsState) => SettingsState): void => state.set(current(state.value));
  const context: SettingsContext = {
    ...dependencies,
    present: () => state.value,
    change,
    unread,
    grId: () => (isOwned(registry.model.value) ? O.some(registry.model.value.view.grId) : O.none),
  };
  const save = savingSettings(context);
  const remove$ = deletingRegistry(context);

  const effects$ = merge(
    readingSettings(context, again$),
    requests$.pipe(
      groupBy((part) => part),
      mergeMap((ofOnePart$) => ofOnePart$.pipe(exhaustMap(save))),
    ),
    deleted$.pipe(exhaustMap(() => remove$)),
  );

  const present = (): SettingsModel => {
    const current = state.value;
    const { form } = current;
    const of = registry.model.value;
    if (current.isDeleted) return memo('deleted', [], () => ({ _tag: 'Gone', isDeleted: true }));
    if (of._tag === 'NotFound')
      return memo('gone', [O.isSome(form)], () =>
        O.isSome(form) ? { _tag: 'Gone', isDeleted: false } : { _tag: 'NotFound' },
      );
    if (of._tag !== 'Loaded') return of;
    const page = guestPage(of.view.grId, of.view.header.shareableUrl);
    if (!isOwned(of)) return memo('others', [page], () => ({ _tag: 'NotAllowed', guestPage: page }));
    if (O.isNone(form)) return O.getOrElse((): SettingsModel => LOADING)(unread.value);
    return memo('page', [current], () => settingsPage(site, form.value, current));
  };

  return {
    model: observed(derived([state, unread, registry.model], present), effects$),
    type: (field, text) => change((current) => afterTyping(current, partOf[field], { [field]: text })),
    choose: (visibility) => change((current) => afterTyping(current, 'visibility', { visibility })),
    chooseSurprise: (surprise) => change((current) => afterTyping(current, 'surprise', { surprise })),
    choosePaused: (isPaused) => change((current) => afterTyping(current, 'quiet', { isPaused })),
    chooseGiftEmails: (giftEmails) => change((current) => afterTyping(current, 'giftEmails', { giftEmails })),
    save: (part) => requests$.next(part),
    askDelete: () => change((current) => ({ ...current, deletion: { ...NOT_ASKED, isAsked: true } })),
    typeNumber: (text) =>
      change((current) => ({ ...current, deletion: { ...current.deletion, typed: text, problem: O.none } })),
    keep: () => change((current) => (current.deletion.isDeleting ? current : { ...current, deletion: NOT_ASKED })),
    deleteRegistry: () => deleted$.next(),
    linkNotCopied: (problem) => log.write({ level: 'warning', tag: 'link.copy-failed', data: { problem } })(),
    reload: () => {
      unread.set(O.none);
      registry.reload();
      again$.next();
    },
  };
};
