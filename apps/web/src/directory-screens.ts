import type { GrId } from '@gift-registry/domain';
import {
  type FindFormStream,
  type FindResultsStream,
  findFormStream,
  findResultsStream,
  type NewRegistryStream,
  newRegistryStream,
  type RegistryHomeStream,
  registryHomeStream,
} from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import { asyncScheduler } from 'rxjs';
import { newKey } from './browser/new-key.ts';
import { sessionNewRegistryMemory } from './browser/session-new-registry-memory.ts';
import { once, remembered } from './remembered.ts';
import type { ScreenParts } from './screen-parts.ts';
import type { ShellParts } from './shell-parts.ts';

/** What is looked for, as it stands in the address. */
export interface FoundAddress {
  readonly text: string;
  readonly page: number;
}

/** Registry home, beginning a registry and finding one. */
export interface DirectoryScreens {
  readonly newRegistry: () => NewRegistryStream;
  readonly registryHome: (chosen: O.Option<GrId>) => RegistryHomeStream;
  /** The one field, with what stands in it at first. */
  readonly findForm: (text: string) => FindFormStream;
  readonly findResults: (address: FoundAddress) => FindResultsStream;
}

/** The screens of registry home; each is made when it is first asked for. */
export const directoryScreens = (parts: ScreenParts, { shell }: ShellParts): DirectoryScreens => {
  const { account, clock, directory, goTo, log, page, registries, site } = parts;
  return {
    newRegistry: once(() =>
      newRegistryStream({
        directory,
        account,
        site,
        clock,
        memory: sessionNewRegistryMemory(() => page.sessionStorage, log),
        newKey,
        goTo,
        scheduler: asyncScheduler,
        log,
      }),
    ),
    registryHome: remembered(
      (chosen) => O.getOrElse((): string => '')(chosen),
      (chosen: O.Option<GrId>) => registryHomeStream({ registries, site, chosen, shell: shell.model, log }),
    ),
    findForm: remembered(String, (text: string) => findFormStream({ goTo, shell: shell.model, text })),
    findResults: remembered(
      ({ text, page: number }) => `${number} ${text}`,
      (address: FoundAddress) => findResultsStream({ directory, ...address, scheduler: asyncScheduler, log }),
    ),
  };
};
