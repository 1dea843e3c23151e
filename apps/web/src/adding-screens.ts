import { asksToAddTo, type GrId, paths, registryManagedAt } from '@gift-registry/domain';
import {
  type AddedLayerStream,
  addedLayerStream,
  addingSource,
  type ChosenMemory,
  mutationKeys,
  type RegistryAddingStream,
  recommendFrom,
  registryAddingStream,
} from '@gift-registry/ui';
import { function as F, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { asyncScheduler } from 'rxjs';
import { chosenRegistryMemory } from './browser/adding-memory.ts';
import { newKey } from './browser/idempotency-key.ts';
import { mutationMemory } from './browser/mutation-memory.ts';
import { changedInOtherTabs$ } from './browser/page-events.ts';
import { browserMemories, tabMemories } from './browser/storage-memory.ts';
import type { RegistryAt } from './registry-at.ts';
import { initialFor } from './registry-at.ts';
import type { ScreenDependencies } from './screen-dependencies.ts';
import type { ShellScreens } from './shell-screens.ts';

/** Keeps the registry in mind on whose page one is as its registrant: things are added to it from then on (ADD-01). A way into the shop that names one has then said so, also where there is no such registry. */
const keepRegistryInMind = (
  { firstPage, asking }: Pick<ScreenDependencies, 'firstPage' | 'asking'>,
  address: string,
  memory: Pick<ChosenMemory, 'keep'>,
): void => {
  F.pipe(
    registryManagedAt(address),
    O.filter((grId: GrId) =>
      F.pipe(
        initialFor(firstPage, { grId, viewing: 'own' }),
        O.match(
          () => true,
          ({ view }) => view.role === 'registrant',
        ),
      ),
    ),
    O.match(
      () => undefined,
      (grId) => memory.keep(grId)(),
    ),
  );
  if (asksToAddTo(address)) asking('addTo').clear();
};

/** Adding to a registry of one's own, over all pages. */
export interface AddingScreens {
  readonly adding: RegistryAddingStream;
  readonly addedLayer: AddedLayerStream;
}

/** The screens of adding over the ports. */
export const addingScreens = (
  parts: ScreenDependencies,
  { shell, waiting, signInAsking }: Pick<ShellScreens, 'shell' | 'waiting' | 'signInAsking'>,
  registryAt: RegistryAt,
): AddingScreens => {
  const { catalogue, goTo, log, page, recommendations, registries, site } = parts;
  const here = (): string => `${page.location.pathname}${page.location.search}`;
  const chosenMemory = chosenRegistryMemory(browserMemories(page, log));
  keepRegistryInMind(parts, here(), chosenMemory);
  const adding = registryAddingStream({
    source: addingSource({ catalogue, registries }),
    registryAt: (grId) => registryAt({ grId, viewing: 'own' }),
    shell: shell.model,
    currentUser: () => ({ hasAccount: shell.model.value.isLoggedIn, path: here() }),
    goTo,
    askToSignIn: signInAsking.askFrom,
    onAdded: (addition) => addedLayer.open(addition),
    onSignedOut: shell.sessionEnded,
    waiting,
    chosenMemory,
    keys: mutationKeys<number>(
      newKey,
      mutationMemory(tabMemories(page, log), 'added without an answer', t.number, changedInOtherTabs$(page)),
    ),
    scheduler: asyncScheduler,
    log,
  });
  const addedLayer = addedLayerStream({
    recommend: recommendFrom(recommendations),
    adding,
    site,
    isScanning: () => page.location.pathname === paths.scan,
    log,
  });
  return { adding, addedLayer };
};
