import {
  createState,
  type Fault,
  type GrId,
  hasChecklist,
  isBabyOrKids,
  type Log,
  type ObservableState,
  type OwnRegistry,
  paths,
  type Site,
} from '@gift-registry/domain';
import { type either as E, option as O } from 'fp-ts';
import { defer, ignoreElements, type ObservableInput, Subject, tap } from 'rxjs';
import { observed } from '../observe/observed.ts';
import { initialOwnRegistries, type OwnRegistries, ownRegistries } from '../own-registries/index.ts';

/** The first steps with the chosen registry (PAGE-07). */
export interface FirstSteps {
  readonly registry: OwnRegistry;
  readonly curated: string;
  readonly checklist: O.Option<string>;
  readonly list: string;
}

/** Registry home: the person's own registries, and the first steps with the chosen one. */
interface RegistryHomeModel {
  readonly own: OwnRegistries;
  readonly chosen: O.Option<FirstSteps>;
  /** The address to come back to after signing in. */
  readonly here: string;
}

/** Registry home; `tryAgain` reads the registries again. */
export interface RegistryHomeStream {
  readonly model: ObservableState<RegistryHomeModel>;
  readonly tryAgain: () => void;
}

interface RegistryHomeDependencies {
  readonly registries: { readonly mine: () => ObservableInput<E.Either<Fault, ReadonlyArray<OwnRegistry>>> };
  readonly site: Site;
  /** The registry named by the address. */
  readonly chosen: O.Option<GrId>;
  readonly shell: ObservableState<{ readonly isLoggedIn: boolean }>;
  readonly log: Log;
}

const stepsOf = (site: Site, registry: OwnRegistry): FirstSteps => {
  const { grId, eventType } = registry;
  return {
    registry,
    curated: paths.giftShop(isBabyOrKids(eventType) ? 'kids' : 'wedding'),
    checklist: hasChecklist({ site, eventType }) ? O.some(paths.checklist(grId)) : O.none,
    list: paths.registrantList(grId),
  };
};

/** Creates the stream of registry home. Only one of the person's own registries can be chosen. */
export const registryHomeStream = ({
  registries,
  site,
  chosen,
  shell,
  log,
}: RegistryHomeDependencies): RegistryHomeStream => {
  const here = O.isSome(chosen) ? paths.registryHome(chosen.value) : paths.ownRegistries;
  const again$ = new Subject<void>();
  const modelOf = (own: OwnRegistries): RegistryHomeModel => ({
    own,
    chosen:
      own._tag === 'Read'
        ? O.map((registry: OwnRegistry) => stepsOf(site, registry))(
            O.fromNullable(own.own.find(({ grId }) => O.isSome(chosen) && grId === chosen.value)),
          )
        : O.none,
    here,
  });
  const cell = createState(modelOf(initialOwnRegistries(shell.value)));
  const effects$ = ownRegistries({ shell, read$: defer(registries.mine), again$, log }).pipe(
    tap((own) => cell.set(modelOf(own))),
    ignoreElements(),
  );
  return {
    model: observed(cell, effects$),
    tryAgain: () => again$.next(),
  };
};
