import { setTimeout as sleep } from 'node:timers/promises';
import { type EventStreamClass, registriesHttp } from '@gift-registry/adapters-http';
import { applyPatch, parseGrId, type RegistryView } from '@gift-registry/domain';
import { EventSource } from 'eventsource';
import { either as E, option as O } from 'fp-ts';
import { asyncScheduler, concatMap } from 'rxjs';
import { CheckFailed, check, newAddress } from './shop.ts';

/** A guest's open page of a registry: what it shows, and how it stays up to date, is the client's own. */
export interface LivePage {
  /** What the page shows now. */
  readonly view: () => RegistryView;
  /** How often it had to read the registry again. */
  readonly rereads: () => number;
  /** What went wrong: an older version shown without a reload. */
  readonly faults: () => ReadonlyArray<string>;
  readonly close: () => void;
}

/** Reads a registry as a guest. */
const readerOf = (base: string, grId: string) => {
  const network = newAddress();
  const registry = parseGrId(grId);
  check(O.isSome(registry), `${grId} is no number of a registry`);
  const address = { grId: registry.value, viewing: 'guest' } as const;
  const headers = { 'x-forwarded-for': network };
  const Stream: EventStreamClass = class extends EventSource {
    constructor(url: string) {
      super(url, { fetch: (to, init) => fetch(to, { ...init, headers: { ...init.headers, ...headers } }) });
    }
  };
  const registries = registriesHttp(
    {
      base,
      fetch: (url, init) => fetch(url, { ...init, headers: { ...init.headers, ...headers } }),
      EventSource: Stream,
      linkKey: () => O.none,
    },
    { write: () => () => undefined },
    asyncScheduler,
  );
  const read = async (): Promise<RegistryView> => {
    const opened = await registries.open(address)();
    check(E.isRight(opened), 'a registry could not be read');
    return opened.right;
  };
  return { read, watch: (after: RegistryView) => registries.watch(address, after) };
};

/** What the service shows a guest now. */
export const shownNow = (base: string, grId: string): Promise<RegistryView> => readerOf(base, grId).read();

/** Opens a page that follows its registry until it is closed, over any number of lost connections. */
export const openLivePage = async (base: string, grId: string): Promise<LivePage> => {
  const { read, watch } = readerOf(base, grId);
  let view = await read();
  let rereads = 0;
  const faults: Array<string> = [];
  const again = async (): Promise<void> => {
    rereads += 1;
    for (let attempt = 1; ; attempt += 1) {
      try {
        view = await read();
        return;
      } catch (error) {
        if (!(error instanceof CheckFailed) || attempt === 20) throw error;
        await sleep(250);
      }
    }
  };
  const following = watch(view)
    .pipe(
      concatMap(async (signal) => {
        if (signal._tag === 'Reload') return again();
        if (signal._tag !== 'Patched') return;
        const after = applyPatch(view, signal.patch);
        if (E.isLeft(after)) return again();
        if (after.right.version < view.version) faults.push(`${after.right.version} after ${view.version}`);
        view = after.right;
      }),
    )
    .subscribe({ error: (error) => faults.push(String(error)) });
  return { view: () => view, rereads: () => rereads, faults: () => faults, close: () => following.unsubscribe() };
};
