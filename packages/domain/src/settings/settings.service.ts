import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { authorize } from '../account/index.ts';
import { today } from '../calendar/index.ts';
import { isCouponValid } from '../coupon/index.ts';
import { surpriseChangeEmails } from '../gift-emails/index.ts';
import { shownGreeting } from '../greeting/index.ts';
import type { AccountId, GrId } from '../identity/index.ts';
import { sectionCounts } from '../list/index.ts';
import { type Email, type EmailSubject, emailOrigin } from '../mail/index.ts';
import { messagesOf } from '../messages/index.ts';
import { type OwnerCommand, ownerCommands, requireVisible } from '../owner-command/index.ts';
import type {
  Dependencies,
  HeldSettings,
  ListRefusal,
  Person,
  RegistryNotFound,
  Settings,
  SettingsWrite,
  Unavailable,
} from '../ports/index.ts';
import {
  type CompletionCoupon,
  changesGiftVisibility,
  type Registry,
  type RegistryEvent,
  type RegistryExcerpt,
  type RegistryFact,
  type RegistryOwner,
  registryDeletionEmail,
  type SettingsFact,
  settingsAfter,
  type VisibleRegistry,
  withHiddenSince,
} from '../registry/index.ts';
import { marketRulesOf } from '../site/index.ts';
import { settingsOf } from './registry-settings.ts';
import { type DecidedSettings, decideBiography, decideGreeting, decideSettings } from './settings-decisions.ts';

const registryIn: (held: O.Option<HeldSettings>) => O.Option<Registry> = O.map(({ registry }) => registry);

/** The settings of a registry, for one person (SET-01, SET-02, GREET-03); denied calls are logged (ANA-02). */
export const settings =
  (dependencies: Dependencies) =>
  (person: Person): Settings => {
    const { greetingMessages } = messagesOf(person.site.language);
    const { authorizeOwner, commit, patchOf, find, findNamed, giverEmails } = ownerCommands(dependencies, person);

    const emailTo = (to: string, about: EmailSubject): Email => ({
      to,
      site: person.site.id,
      origin: emailOrigin(person.site, person.origin),
      about,
    });

    /** The registry and its address, if this person owns it. */
    const owned = (held: O.Option<HeldSettings>): E.Either<ListRefusal, HeldSettings> =>
      F.pipe(
        requireVisible(person)(registryIn(held)),
        E.chainW(authorize('openSettings')),
        E.chainW(() =>
          F.pipe(
            held,
            E.fromOption((): RegistryNotFound => ({ _tag: 'RegistryNotFound' })),
          ),
        ),
      );

    /** The settings, with this owner's own choice of emails. */
    const ownSettings = ({ registry, address, owners }: HeldSettings) =>
      settingsOf(
        registry,
        address,
        person.origin,
        owners.find(({ account }) => O.exists((own: AccountId) => own === account)(person.account))?.giftEmails,
      );

    const readSettings: Settings['readSettings'] = (grId) =>
      authorizeOwner('readSettings', grId, () =>
        F.pipe(dependencies.settings.find(grId), TE.chainEitherKW(owned), TE.map(ownSettings)),
      );

    /** The write for the decided settings: completes the hiding of purchases with its moment and a moved date with whether the coupon was over, and adds the emails about gifts that this causes. */
    const settingsWrite =
      (registry: Registry) =>
      (decided: DecidedSettings): SettingsWrite => {
        const { timeZone } = dependencies.clock;
        const now = dependencies.clock.now();
        const isCouponOver =
          O.isSome(registry.eventDate) &&
          O.exists((coupon: CompletionCoupon) => !isCouponValid(coupon, person.site.timeZone, now))(registry.coupon);
        const facts = decided.facts.map((fact): SettingsFact => {
          if (fact._tag === 'DateMoved' && isCouponOver) return { ...fact, isCouponOver };
          return fact._tag === 'SurpriseChanged'
            ? { ...fact, surprise: withHiddenSince(registry, fact.surprise, now, timeZone) }
            : fact;
        });
        const after = facts.reduce(settingsAfter, registry);
        return {
          ...decided,
          facts,
          giverEmails,
          ownerEmails: surpriseChangeEmails(
            registry,
            after,
            { now, timeZone },
            {
              site: person.site.id,
              origin: emailOrigin(person.site, person.origin),
            },
          ),
        };
      };

    /** The registry with the items that the event's patch needs: all of them if the write may change which purchases are hidden. */
    const registryAfter = (
      grId: GrId,
      { facts }: RegistryEvent,
    ): TE.TaskEither<RegistryNotFound | Unavailable, RegistryExcerpt> =>
      facts.some(changesGiftVisibility)
        ? F.pipe(
            find(grId),
            TE.map(({ registry }) => ({ ...registry, counts: sectionCounts(registry.items) })),
          )
        : F.pipe(
            findNamed(grId, []),
            TE.map(({ registry }) => registry),
          );

    /** Writes facts about the registry itself. */
    const write = <R extends { readonly _tag: string }>(
      call: OwnerCommand,
      action: 'editGreeting' | 'openSettings',
      grId: GrId,
      decide: (registry: Registry) => E.Either<R, ReadonlyArray<RegistryFact>>,
    ) =>
      authorizeOwner(call, grId, () =>
        F.pipe(
          commit(grId, [], (seen: VisibleRegistry) =>
            F.pipe(
              authorize(action)(seen),
              E.chainW(() => decide(seen.registry)),
            ),
          ),
          TE.map(({ event, registry }) => ({ registry, version: event.version, patch: patchOf(registry, event) })),
        ),
      );

    return {
      readSettings,
      changeSettings: (grId, change) =>
        authorizeOwner('changeSettings', grId, (account) =>
          F.pipe(
            TE.fromIO<string, Unavailable>(dependencies.ids.linkKey),
            TE.chainW((newKey) =>
              dependencies.settings.change(grId, account, (held) =>
                F.pipe(
                  owned(held),
                  E.chainW((kept) =>
                    F.pipe(
                      decideSettings(
                        ownSettings(kept),
                        change,
                        {
                          market: marketRulesOf(dependencies.sites, kept.registry.market),
                          today: today(dependencies.clock),
                        },
                        newKey,
                      ),
                      E.map(settingsWrite(kept.registry)),
                    ),
                  ),
                ),
              ),
            ),
            TE.bindTo('event'),
            TE.bindW('registry', ({ event }) => registryAfter(grId, event)),
            TE.bindW('settings', () => readSettings(grId)),
            TE.map(({ event, registry, settings: now }) => ({
              version: event.version,
              patch: patchOf(registry, event),
              settings: now,
            })),
          ),
        ),
      writeGreeting: (grId, text) =>
        F.pipe(
          write('writeGreeting', 'editGreeting', grId, (registry) =>
            decideGreeting(greetingMessages.ours, registry, text),
          ),
          TE.map(({ registry, ...done }) => ({
            ...done,
            greeting: shownGreeting(greetingMessages.ours, registry.greeting),
          })),
        ),
      writeBiography: (grId, text) =>
        F.pipe(
          write('writeBiography', 'openSettings', grId, (registry) => decideBiography(registry, text)),
          TE.map(({ registry, ...done }) => ({ ...done, biography: registry.biography })),
        ),
      deleteRegistry: (grId) =>
        authorizeOwner('deleteRegistry', grId, (by) =>
          dependencies.settings.remove(
            grId,
            F.flow(
              requireVisible(person),
              E.chainW(authorize('openSettings')),
              E.map(
                ({ registry }) =>
                  (owner: RegistryOwner) =>
                    F.pipe(
                      registryDeletionEmail(registry, by)(owner),
                      O.map((about): Email => emailTo(owner.email, about)),
                    ),
              ),
            ),
          ),
        ),
    };
  };
