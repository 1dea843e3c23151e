import { type GrId, pageNumber, parseGrId, type Site, siteEvents } from '@gift-registry/domain';
import {
  FindPage,
  findFormStream,
  findResultsStream,
  type NewRegistryMemory,
  NewRegistryPage,
  NO_NEW_REGISTRY,
  newRegistryStream,
  RegistryHomePage,
  registryHomeStream,
} from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import { asyncScheduler } from 'rxjs';
import { parameterOf } from './address/parameter-of.ts';
import { newKey } from './browser/idempotency-key.ts';
import { newRegistryMemory } from './browser/new-registry-memory.ts';
import { tabMemories } from './browser/storage-memory.ts';
import { memoized } from './memoized.ts';
import type { ScreenDependencies } from './screen-dependencies.ts';
import type { Screens } from './screens.ts';
import type { ShellScreens } from './shell-screens.ts';

/** The registry search in the page's address. */
interface FoundAddress {
  readonly text: string;
  readonly page: number;
}

/** The stored form with the event from the address, as linked from the start page; unchanged when the outcome of a sent form is unknown. */
const withEventOf = (memory: NewRegistryMemory, site: Site, event: string): NewRegistryMemory => ({
  ...memory,
  read: () => {
    const stored = memory.read();
    const found = O.getOrElse(() => NO_NEW_REGISTRY)(stored);
    const isOffered = siteEvents(site).some(({ code }) => code === event);
    return isOffered && O.isNone(found.unconfirmed)
      ? O.some({ ...found, form: { ...found.form, eventType: event } })
      : stored;
  },
});

/** The streams of the registry home; each is created on first use. */
const directoryScreens = (parts: ScreenDependencies, { shell }: ShellScreens) => {
  const { account, clock, directory, goTo, log, page, registries, site } = parts;
  return {
    newRegistry: memoized(String, (event: string) =>
      newRegistryStream({
        directory,
        account,
        site,
        clock,
        memory: withEventOf(newRegistryMemory(tabMemories(page, log)), site, event),
        newKey,
        goTo,
        scheduler: asyncScheduler,
        log,
      }),
    ),
    registryHome: memoized(
      (chosen) => O.getOrElse((): string => '')(chosen),
      (chosen: O.Option<GrId>) => registryHomeStream({ registries, site, chosen, shell: shell.model, log }),
    ),
    findForm: memoized(String, (text: string) => findFormStream({ goTo, shell: shell.model, text })),
    findResults: memoized(
      ({ text, page: number }) => `${number} ${text}`,
      (address: FoundAddress) => findResultsStream({ directory, ...address, scheduler: asyncScheduler, log }),
    ),
  };
};

/** The page, with the parameters of its address. */
type DirectoryPageProps =
  | { readonly page: 'new'; readonly search: object }
  | { readonly page: 'home'; readonly chosen?: string }
  | { readonly page: 'find'; readonly search: object };

/**
 * The registry home, the form for a new registry and the registry search, in a chunk of their own: a visitor who
 * follows a link to a registry needs none of them.
 */
export const directoryPage = ({ parts, shellOf }: Screens) => {
  const screens = directoryScreens(parts, shellOf);
  return (props: DirectoryPageProps) => {
    switch (props.page) {
      case 'new':
        return <NewRegistryPage stream={screens.newRegistry(parameterOf(props.search, 'event') ?? '')} />;
      case 'home': {
        const chosen = props.chosen === undefined ? O.none : parseGrId(props.chosen);
        return <RegistryHomePage stream={screens.registryHome(chosen)} find={screens.findForm('')} />;
      }
      case 'find': {
        const text = parameterOf(props.search, 'text') ?? '';
        const page = O.getOrElse(() => 1)(pageNumber(parameterOf(props.search, 'page') ?? ''));
        return <FindPage form={screens.findForm(text)} results={screens.findResults({ text, page })} />;
      }
    }
  };
};
