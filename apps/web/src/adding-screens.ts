import { paths } from '@gift-registry/domain';
import {
  type AddedLayerStream,
  addedLayerStream,
  addingSource,
  mutationKeys,
  type RegistryAddingStream,
  recommendFrom,
  registryAddingStream,
} from '@gift-registry/ui';
import { asyncScheduler } from 'rxjs';
import { browserMutationMemory } from './browser/browser-mutation-memory.ts';
import { newKey } from './browser/new-key.ts';
import { changedInOtherTabs$ } from './browser/other-pages.ts';
import { chosenRegistryMemory } from './browser/session-adding-memory.ts';
import type { RegistryAt } from './registry-at.ts';
import { keepRegistryInMind } from './registry-in-mind.ts';
import type { ScreenParts } from './screen-parts.ts';
import type { ShellParts } from './shell-parts.ts';

/** Adding to a registry of one's own, over all pages. */
export interface AddingScreens {
  readonly adding: RegistryAddingStream;
  readonly addedLayer: AddedLayerStream;
}

/** The screens of adding over the ports. */
export const addingScreens = (
  parts: ScreenParts,
  { shell, waiting, signInAsking }: Pick<ShellParts, 'shell' | 'waiting' | 'signInAsking'>,
  registryAt: RegistryAt,
): AddingScreens => {
  const { catalogue, goTo, log, page, recommendations, registries, site } = parts;
  const here = (): string => `${page.location.pathname}${page.location.search}`;
  const chosenMemory = chosenRegistryMemory(() => page.localStorage, log);
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
      browserMutationMemory(
        { storage: () => page.sessionStorage, changed$: changedInOtherTabs$(page), log },
        'added without an answer',
      ),
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
