import { type GrId, instantAt, type RegistrySignal, type RegistryView, type Viewing } from '@gift-registry/domain';
import type { Browser } from '@gift-registry/domain/testing/contract';
import { memoryBrowser } from '@gift-registry/domain/testing/memory';
import { option as O } from 'fp-ts';
import type { Subscription } from 'rxjs';
import { type CallObserver, type Outcome, type ParkedCall, parkedCalls } from './parked-calls.ts';
import { type Buyer, given, type List, START } from './people-and-lists.ts';
import type { SimulatedStore, StartedStore } from './store.ts';
import { takenEmails } from './taken-emails.ts';
import { failingCalls, type Step } from './turn.ts';

/** A page that is open, with all that it got. */
export interface OpenPage {
  readonly list: List;
  readonly viewing: Viewing;
  readonly service: number;
  readonly view: RegistryView;
  readonly signals: ReadonlyArray<RegistrySignal>;
  readonly watching: Subscription;
}

/** A service from its start to its stop. */
export interface Service {
  readonly serviceRun: { readonly service: number; isOver: boolean };
  readonly store: StartedStore;
  readonly dependencies: StartedStore['dependencies'];
}

/** Ports that answer without waiting for anything. */
const FREE: ReadonlySet<string> = new Set(['clock', 'ids', 'log', 'tax', 'sites', 'photoMaker', 'commonPasswords']);

/** How long the payment service may take for what its caller has given up. */
const LATEST = 25 * 60_000;

const isOfEmails = ({ name }: Pick<ParkedCall, 'name'>): boolean => failingCalls.emails.test(name);

/** What can become of the call: stores answer, or are away; only the payment service is late, or hears twice. */
const possible = ({ name }: ParkedCall, outcome: Outcome): Outcome => {
  if (name.startsWith('page.')) return 'answered';
  if (name.startsWith('payment.')) return outcome === 'interrupted' ? 'answerLost' : outcome;
  // A lock goes with its connection: one that was not confirmed is not held, and one whose end was not confirmed ended.
  if (name === 'orders.begin' && outcome === 'answerLost') return 'notDone';
  if (name === 'orders.end' && (outcome === 'notDone' || outcome === 'late')) return 'answerLost';
  if (outcome === 'late') return 'notDone';
  return outcome === 'twice' ? 'answered' : outcome;
};

/** Two services over the same stores; each call of a driven port waits for its turn. */
export const simulatedShop = async (store: SimulatedStore, observer: CallObserver) => {
  store.setClock(START);
  await store.given(given);
  let services: ReadonlyArray<Service | undefined> = [undefined, undefined];
  let pages: ReadonlyArray<OpenPage> = [];
  let stopping: Promise<void> = Promise.resolve();
  let days = 0;
  let failures = 0;
  let planned: ReadonlyArray<Pick<Step, 'of' | 'outcome'>> = [];
  const emails = takenEmails();

  const observe: CallObserver = (...call) => {
    emails.observe(...call);
    observer(...call);
  };
  const calls = parkedCalls((service) => stop(service), observe, store.interrupt, store.isConcurrent);
  const put = (at: number, service: Service | undefined): void => {
    services = services.map((each, index) => (index === at ? service : each));
  };
  const guarded = (serviceRun: Service['serviceRun'], own: StartedStore, prefix = ''): Service['dependencies'] => ({
    ...own.dependencies,
    ...Object.fromEntries(
      Object.entries(own.dependencies)
        .filter(([name, port]) => !FREE.has(name) && typeof port === 'object')
        .map(([name, port]) => [name, calls.guarded(serviceRun, `${prefix}${name}`, port)]),
    ),
  });
  const service = (at: number): Service => {
    const present = services[at];
    if (present !== undefined) return present;
    const serviceRun = { service: at, isOver: false };
    const own = store.start(() => calls.pause(serviceRun));
    const started = { serviceRun, store: own, dependencies: guarded(serviceRun, own) };
    put(at, started);
    return started;
  };
  const closePages = (isClosed: (page: OpenPage) => boolean): void => {
    for (const { watching } of pages.filter(isClosed)) watching.unsubscribe();
    pages = pages.filter((page) => !isClosed(page));
  };
  /** Stops the service; the next call starts it again. */
  const stop = (at: number): void => {
    failures += 1;
    const stopped = service(at);
    stopped.serviceRun.isOver = true;
    emails.mayRepeat((service) => service === at);
    calls.forget(at);
    closePages((page) => page.service === at);
    put(at, undefined);
    stopping = stopping.then(stopped.store.stopped);
  };

  const settled = (): Promise<void> => store.settled(calls.activity);

  /** Lets the call have what was planned for the next of its kind; otherwise it is answered. */
  const goOn = async (call: ParkedCall): Promise<void> => {
    const plan = planned.find(({ of }) => failingCalls[of].test(call.name));
    planned = planned.filter((each) => each !== plan);
    const own = possible(call, plan?.outcome ?? 'answered');
    if (own !== 'answered' && isOfEmails(call)) emails.mayRepeat((service) => service === call.service);
    if (own !== 'answered') failures += 1;
    const going = call.goOn(own);
    if (!store.isConcurrent) await going;
    await settled();
    await stopping;
  };
  const reader = (dependencies: Service['dependencies'], of: Buyer | List): Browser =>
    memoryBrowser(dependencies, {
      visitor: of.visitor,
      ...('owner' in of ? { account: of.owner } : {}),
      networkAddress: '198.51.100.1',
    });

  return {
    service,
    stop,
    pages: () => pages,
    browser: (at: number, of: Buyer | List): Browser => reader(service(at).dependencies, of),
    /** A browser whose calls are answered at once, by the stores as they are. */
    outside: (of: Buyer | List): Browser => reader(store.dependencies, of),
    /** Lets one of the waiting calls go on, and then what follows; the outcome is that of the next such call. */
    step: async ({ pick, outcome, of, more }: Step): Promise<void> => {
      if (outcome !== 'answered') planned = [...planned, { of, outcome }];
      const waiting = calls.parked();
      const first = waiting[pick % Math.max(1, waiting.length)];
      let next = first;
      for (let count = 0; count <= more && next !== undefined; count += 1) {
        await goOn(next);
        next = calls.parked().findLast(({ action }) => action === first?.action);
      }
    },
    /** From now on nothing fails of itself. */
    forgetPlanned: (): void => {
      planned = [];
    },
    /** Lets all calls go on until nothing is under way. */
    finish: async (): Promise<void> => {
      for (;;) {
        const call = calls.parked()[0];
        if (call !== undefined) await goOn(call);
        else if (calls.activity().underWay > 0) await settled();
        else return;
      }
    },
    settle: settled,
    begin: calls.begin,
    /** Lets all calls go on until each is about to write what others may have read. */
    gather: async (): Promise<void> => {
      for (;;) {
        const call = calls.parked().find(({ name }) => !failingCalls.decision.test(name));
        if (call === undefined) return;
        await goOn(call);
      }
    },
    loseLocks: (at: number): Promise<void> => {
      failures += 1;
      return service(at).store.loseLocks();
    },
    /** How often something failed. */
    failures: () => failures,
    arriveLate: calls.arriveLate,
    setClockBy: async (milliseconds: number): Promise<void> => {
      if (milliseconds > LATEST) await calls.arriveLate();
      emails.mayRepeat((at) => calls.parked().some(({ service: busy }) => busy === at));
      const now = instantAt(Date.parse(store.clock.now()) + milliseconds);
      if (O.isNone(now)) return;
      // Nothing reports to a page that its day is over.
      if (now.value.slice(0, 10) !== store.clock.now().slice(0, 10)) {
        closePages(() => true);
        days += 1;
      }
      store.setClock(now.value);
    },
    /** How often the clock went on to another day: answers are kept under their keys for one. */
    days: () => days,
    /** Opens the page of the list, in place of one that was open at the service. */
    openPage: async (at: number, list: List, viewing: Viewing): Promise<void> => {
      const { serviceRun, store: own } = service(at);
      const browser = reader(guarded(serviceRun, own, 'page.'), list);
      const address: { readonly grId: GrId; readonly viewing: Viewing } = { grId: list.grId, viewing };
      const view = await browser.registries.open(address)();
      if (view._tag === 'Left' || serviceRun.isOver) return;
      closePages((page) => page.service === at && page.list === list && page.viewing === viewing);
      const signals: Array<RegistrySignal> = [];
      const watching = browser.registries.watch(address, view.right).subscribe((signal) => signals.push(signal));
      pages = [...pages, { list, viewing, service: at, view: view.right, signals, watching }];
    },
    close: async (): Promise<void> => {
      for (const [at, each] of services.entries()) if (each !== undefined) stop(at);
      await stopping;
    },
    /** How many emails of the order may have been sent once more than they should, because somebody did not hear that they were. */
    repeatsOf: emails.repeatsOf,
  };
};
export type SimulatedShop = Awaited<ReturnType<typeof simulatedShop>>;
