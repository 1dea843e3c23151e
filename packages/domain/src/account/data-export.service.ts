import { function as F, option as O, readonlyArray as RA, taskEither as TE } from 'fp-ts';
import { type CalendarDay, calendarDayIn } from '../calendar/index.ts';
import { dataExportOf, type RegistryData } from '../data-export/index.ts';
import type { GrId } from '../identity/index.ts';
import type { Account, Dependencies, Fault, Person, SignInNeeded, Unavailable } from '../ports/index.ts';
import { dataExportLimit, enforceRateLimits } from '../rate-limit/index.ts';
import { asOwnersSee } from '../registry/index.ts';
import { giftsOwnersSee } from '../thank-you/index.ts';

/** The driven ports that the data export needs. */
export type DataExportDependencies = Pick<
  Dependencies,
  | 'accounts'
  | 'registries'
  | 'settings'
  | 'thanks'
  | 'checklistTicks'
  | 'photos'
  | 'signInFailures'
  | 'clock'
  | 'log'
  | 'sites'
>;

const SIGN_IN_NEEDED: SignInNeeded = { _tag: 'SignInNeeded' };

/** Exports everything stored about an account and its registries, as owners see them (AUTH-06, SET-01, OWN-02). Registries are read one after the other; one that is deleted meanwhile is left out. */
export const dataExport =
  (dependencies: DataExportDependencies) =>
  (person: Person): Account['data'] => {
    const { accounts, registries, settings, thanks, checklistTicks, photos, clock } = dependencies;
    const attempt = enforceRateLimits(dependencies, 'data-export.throttled');

    const registryData = (grId: GrId, day: CalendarDay): TE.TaskEither<Unavailable, O.Option<RegistryData>> =>
      F.pipe(
        TE.Do,
        TE.apS('registry', registries.find(grId)),
        TE.apS('settings', settings.find(grId)),
        TE.apS('thanks', thanks.find(grId)),
        TE.apS('ticks', checklistTicks.of(grId)),
        TE.bind('photo', ({ registry }) => {
          const name = O.chain(({ photo }: RegistryData['registry']) => photo)(registry);
          return O.isSome(name) ? photos.find(grId, name.value) : TE.right(O.none);
        }),
        TE.map((held) =>
          F.pipe(
            O.Do,
            O.apS('registry', held.registry),
            O.apS('settings', held.settings),
            O.apS('thanks', held.thanks),
            O.map(({ registry, settings: { address }, thanks: gifts }) => ({
              registry: asOwnersSee(registry, day),
              address,
              gifts: giftsOwnersSee(gifts, day).gifts,
              ticks: held.ticks,
              photo: held.photo,
            })),
          ),
        ),
      );

    const id = F.pipe(
      person.account,
      TE.fromOption((): SignInNeeded | Fault => SIGN_IN_NEEDED),
    );

    return F.pipe(
      TE.Do,
      TE.apS('account', id),
      TE.bindW('takenAt', () => TE.fromIO(clock.now)),
      TE.chainFirstW(({ account, takenAt }) => attempt(takenAt, [dataExportLimit(account)])),
      TE.bindW('kept', ({ account }) =>
        F.pipe(accounts.find(account), TE.chainW(TE.fromOption((): SignInNeeded | Fault => SIGN_IN_NEEDED))),
      ),
      TE.bindW('held', ({ kept: stored, takenAt }) =>
        F.pipe(
          stored.registries,
          TE.traverseSeqArray(({ grId }) => registryData(grId, calendarDayIn(clock.timeZone, takenAt))),
        ),
      ),
      TE.map(({ account, takenAt, kept: { email, firstName, lastName }, held }) =>
        dataExportOf(dependencies.sites, {
          account,
          takenAt,
          person: { email, firstName, lastName },
          registries: RA.compact(held),
        }),
      ),
    );
  };
