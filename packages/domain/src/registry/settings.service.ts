import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { today } from '../calendar/index.ts';
import { shownGreeting } from '../greeting/index.ts';
import type { GrId } from '../identity/index.ts';
import { type Letter, type LetterSubject, letterOrigin } from '../mail/index.ts';
import type {
  HeldSettings,
  ListRefusal,
  Person,
  RegistryNotFound,
  Settings,
  Unavailable,
  World,
} from '../ports/index.ts';
import { decideBiography } from './decide-biography.ts';
import { decideGreeting } from './decide-greeting.ts';
import { decideSettings } from './decide-settings.ts';
import { deletionTold, type RegistryOwner } from './deletion-told.ts';
import { canManage, type OwnerCall } from './owner-call.service.ts';
import { ownerWrites, seenOr404 } from './owner-writes.service.ts';
import type { Registry } from './registry.ts';
import type { RegistryFact } from './registry-fact.ts';
import type { Seen } from './seen-by.ts';
import { settingsOf } from './settings-of.ts';

const registryIn: (held: O.Option<HeldSettings>) => O.Option<Registry> = O.map(({ registry }) => registry);

/** What the owners of a registry say of it, for one person (SET-01, SET-02, GREET-03); denied calls are logged (ANA-02). */
export const settings =
  (world: World) =>
  (person: Person): Settings => {
    const { letIn, keep, patchOf, find } = ownerWrites(world, person);

    const letterTo = (to: string, about: LetterSubject): Letter => ({
      to,
      site: person.site.id,
      origin: letterOrigin(person.site, person.origin),
      about,
    });

    /** The registry and its address, if this person owns it. */
    const owned =
      (call: OwnerCall) =>
      (held: O.Option<HeldSettings>): E.Either<ListRefusal, HeldSettings> =>
        F.pipe(
          seenOr404(person)(registryIn(held)),
          E.chainW(canManage(call)),
          E.chainW(() =>
            F.pipe(
              held,
              E.fromOption((): RegistryNotFound => ({ _tag: 'RegistryNotFound' })),
            ),
          ),
        );

    const readSettings: Settings['readSettings'] = (grId) =>
      letIn('readSettings', grId, () =>
        F.pipe(
          world.settings.find(grId),
          TE.chainEitherKW(owned('readSettings')),
          TE.map(({ registry, address }) => settingsOf(registry, address, person.origin)),
        ),
      );

    /** Writes what only the registry itself says. */
    const write = <R extends { readonly _tag: string }>(
      call: OwnerCall,
      grId: GrId,
      decide: (registry: Registry) => E.Either<R, ReadonlyArray<RegistryFact>>,
    ) =>
      letIn(call, grId, () =>
        F.pipe(
          keep(grId, [], (seen: Seen) =>
            F.pipe(
              canManage(call)(seen),
              E.chainW(() => decide(seen.registry)),
            ),
          ),
          TE.map(({ event, registry }) => ({ registry, version: event.version, patch: patchOf(registry, event) })),
        ),
      );

    return {
      readSettings,
      changeSettings: (grId, change) =>
        letIn('changeSettings', grId, () =>
          F.pipe(
            TE.fromIO<string, Unavailable>(world.names.linkKey),
            TE.chainW((newKey) =>
              world.settings.change(grId, (held) =>
                F.pipe(
                  owned('changeSettings')(held),
                  E.chainW(({ registry, address }) =>
                    decideSettings(
                      settingsOf(registry, address, person.origin),
                      change,
                      { market: registry.market, today: today(world.clock.now()) },
                      newKey,
                    ),
                  ),
                ),
              ),
            ),
            TE.bindTo('event'),
            TE.bindW('registry', () => find(grId)),
            TE.bindW('settings', () => readSettings(grId)),
            TE.map(({ event, registry: { registry }, settings: now }) => ({
              version: event.version,
              patch: patchOf(registry, event),
              settings: now,
            })),
          ),
        ),
      writeGreeting: (grId, text) =>
        F.pipe(
          write('writeGreeting', grId, (registry) => decideGreeting(registry, text)),
          TE.map(({ registry, ...done }) => ({ ...done, greeting: shownGreeting(registry.greeting) })),
        ),
      writeBiography: (grId, text) =>
        F.pipe(
          write('writeBiography', grId, (registry) => decideBiography(registry, text)),
          TE.map(({ registry, ...done }) => ({ ...done, biography: registry.biography })),
        ),
      deleteRegistry: (grId) =>
        letIn('deleteRegistry', grId, (by) =>
          world.settings.remove(
            grId,
            F.flow(
              seenOr404(person),
              E.chainW(canManage('deleteRegistry')),
              E.map(
                ({ registry }) =>
                  (owner: RegistryOwner) =>
                    F.pipe(
                      deletionTold(registry, by)(owner),
                      O.map((about): Letter => letterTo(owner.email, about)),
                    ),
              ),
            ),
          ),
        ),
    };
  };
