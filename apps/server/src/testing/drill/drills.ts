import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { readStream } from '../stream-reader.ts';
import type { Place, Service } from './services.ts';
import {
  type Answer,
  type Buyer,
  buyersOf,
  healthOf,
  orderNumber,
  promise,
  purchased,
  type Registry,
  refusal,
  registryMaker,
} from './shop.ts';

/** How much is tried. */
export interface Scale {
  readonly buyers: number;
  readonly rounds: number;
}

/** What was seen, as one line to be read; throws a `BrokenPromise` when the service did not do what it promises. */
export type Drill = (place: Place, scale: Scale) => Promise<string>;

const quantile = (values: ReadonlyArray<number>, share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

const milliseconds = (values: ReadonlyArray<number>): string =>
  `median ${quantile(values, 0.5).toFixed(0)} ms, longest ${quantile(values, 1).toFixed(0)} ms`;

/** Runs as many services as the place takes, and ends those that are still there. */
const serving = async <A>(
  place: Place,
  use: (services: readonly [Service, ...Service[]]) => Promise<A>,
): Promise<A> => {
  const first = await place.start();
  const others: Array<Service> = [];
  try {
    while (others.length < place.mostServices - 1) others.push(await place.start());
    return await use([first, ...others]);
  } finally {
    await Promise.all([first, ...others].map((service) => service.end('SIGTERM')));
  }
};

const isPlaced = (answer: Answer): boolean => answer.status === 201;

/** Asks under the same key until the answer is final: not broken, not "still running", not "unavailable". */
const settle = async (buyer: Buyer, service: Service, patienceMilliseconds: number): Promise<Answer> => {
  const until = performance.now() + patienceMilliseconds;
  for (;;) {
    const answer = await buyer.order(service);
    const isOpen =
      answer.status === 'broken' ||
      answer.status === 429 ||
      answer.status === 503 ||
      (answer.status === 409 && refusal(answer) === 'RequestInProgress');
    if (!isOpen) return answer;
    promise(performance.now() < until, `no final answer within ${patienceMilliseconds / 1_000} s: ${answer.status}`);
    await sleep(50);
  }
};

const countsOnce = async (service: Service, registry: Registry, orders: number): Promise<void> => {
  const count = await purchased(service, registry);
  promise(count === orders, `${orders} orders were placed and ${count} count as purchased`);
};

const lastUnit: Drill = (place, { buyers, rounds }) =>
  serving(place, async (services) => {
    const create = await registryMaker(services[0]);
    for (let round = 0; round < rounds; round += 1) {
      const registry = await create(1);
      const guests = await buyersOf(services[0], registry, buyers);
      const answers = await Promise.all(
        guests.map((guest, at) => guest.order(services[at % services.length] ?? services[0])),
      );
      const placed = answers.filter(isPlaced).length;
      promise(placed === 1, `${placed} of ${buyers} buyers got the last one`);
      for (const answer of answers.filter((one) => !isPlaced(one)))
        promise(refusal(answer) === 'OverClaim', `a buyer who came too late was told ${refusal(answer)}`);
      await countsOnce(services[0], registry, 1);
    }
    return `${rounds} times ${buyers} buyers of the last one, at ${services.length} services: one got it each time`;
  });

const exactlyOnce: Drill = (place, { buyers, rounds }) =>
  serving(place, async (services) => {
    const create = await registryMaker(services[0]);
    for (let round = 0; round < rounds; round += 1) {
      const registry = await create(99);
      const [repeating, twoKeys] = await buyersOf(services[0], registry, 2);
      promise(repeating !== undefined && twoKeys !== undefined, 'no buyers');
      const at = (index: number): Service => services[index % services.length] ?? services[0];
      await Promise.all(Array.from({ length: buyers }, (_, index) => repeating.order(at(index))));
      const [first, second] = [await settle(repeating, at(0), 5_000), await settle(repeating, at(1), 5_000)];
      promise(orderNumber(first) === orderNumber(second), 'the same key was answered with two orders');
      const answers = await Promise.all(
        Array.from({ length: buyers }, (_, index) => twoKeys.order(at(index), randomUUID())),
      );
      const placed = answers.filter(isPlaced).length;
      promise(placed === 1, `one cart was ordered ${placed} times under ${buyers} keys`);
      await countsOnce(services[0], registry, 2);
    }
    return `${rounds} times ${buyers} orders under one key and ${buyers} of one cart under as many keys: one order each`;
  });

const kill: Drill = async (place, { buyers, rounds }) => {
  const times: Array<number> = [];
  let cutOff = 0;
  let service = await place.start();
  try {
    const create = await registryMaker(service);
    for (let round = 0; round < rounds; round += 1) {
      const registry = await create(999, service);
      const guests = await buyersOf(service, registry, buyers);
      const killed = service;
      const answers = guests.map((guest) => guest.order(killed));
      // Somewhere among them, later in each round.
      await Promise.race(answers);
      await sleep((round % 5) * 20);
      await killed.end('SIGKILL');
      const before = await Promise.all(answers);
      cutOff += before.filter(({ status }) => status === 'broken').length;
      service = await place.start();
      const [after, backAt] = [service, performance.now()];
      const settled = await Promise.all(
        guests.map(async (guest) => {
          const answer = await settle(guest, after, 10_000);
          times.push(performance.now() - backAt);
          return answer;
        }),
      );
      for (const [at, answer] of settled.entries()) {
        promise(isPlaced(answer), `an order that was sent again was answered ${answer.status}`);
        const earlier = before[at];
        if (earlier !== undefined && isPlaced(earlier))
          promise(orderNumber(earlier) === orderNumber(answer), 'an order that was answered was placed again');
      }
      await countsOnce(service, registry, buyers);
    }
  } finally {
    await service.end('SIGTERM');
  }
  promise(quantile(times, 1) <= 2_000, `an order was settled only ${quantile(times, 1).toFixed(0)} ms after the start`);
  return `${rounds} kills, ${cutOff} of ${buyers * rounds} orders cut off, all counted once; settled after the start: ${milliseconds(times)}`;
};

const away: Drill = (place, { buyers, rounds }) => {
  const { network } = place;
  return serving(place, async (services) => {
    promise(network !== undefined, 'this database cannot be cut off');
    const [service] = services;
    const create = await registryMaker(service);
    const times: Array<number> = [];
    for (let round = 0; round < rounds; round += 1) {
      const registry = await create(999);
      const guests = await buyersOf(service, registry, buyers);
      const answers = guests.map((guest) => guest.order(service));
      await Promise.race(answers);
      await network.cut();
      for (const answer of await Promise.all(answers))
        promise(
          isPlaced(answer) || (answer.status === 503 && answer.retryAfter !== null),
          `without a database an order was answered ${answer.status}, Retry-After ${answer.status === 'broken' ? 'none' : answer.retryAfter}`,
        );
      const [alive, ready] = [await healthOf(service, '/livez'), await healthOf(service, '/readyz')];
      promise(alive.status === 200, `without a database /livez was ${alive.status}`);
      promise(ready.status === 503, `without a database /readyz was ${ready.status}`);
      await network.restore();
      const backAt = performance.now();
      for (const answer of await Promise.all(guests.map((guest) => settle(guest, service, 30_000))))
        promise(isPlaced(answer), `an order that was sent again was answered ${answer.status}`);
      times.push(performance.now() - backAt);
      await countsOnce(service, registry, buyers);
    }
    return `${rounds} times cut off with ${buyers} orders on their way, all counted once; settled after it was back: ${milliseconds(times)}`;
  });
};

/** Orders one more and gives what the page's stream was sent for it. */
const orderOne = async (service: Service, registry: Registry): Promise<void> => {
  const [guest] = await buyersOf(service, registry, 1);
  promise(guest !== undefined && isPlaced(await guest.order(service)), 'an order was not placed');
};

const restore: Drill = async (place) => {
  const made = await place.start();
  const create = await registryMaker(made);
  const registry = await create(99);
  await orderOne(made, registry);
  await made.end('SIGTERM');
  const putBack = await place.copy();

  const lost = await place.start();
  const page = await readStream(`${lost.address}/api/registry/${registry.grId}/events`);
  for (const _ of [1, 2, 3]) await orderOne(lost, registry);
  const last = (await page.events(3)).at(-1)?.['id'];
  promise(last !== undefined, 'an event had no id');
  await lost.end('SIGTERM');
  await putBack();

  const restored = await place.start();
  try {
    await countsOnce(restored, registry, 1);
    for (const _ of [1, 2, 3, 4, 5]) await orderOne(restored, registry);
    const again = await readStream(`${restored.address}/api/registry/${registry.grId}/events`, {
      'last-event-id': last,
    });
    const [first] = await Promise.race([again.events(1), sleep(5_000, [])]);
    again.close();
    promise(first?.['event'] === 'reload', `a page from before the restore was told ${first?.['event'] ?? 'nothing'}`);
  } finally {
    await restored.end('SIGTERM');
  }
  return 'a page that had seen three orders more than the copy holds is told to reload, though five others came since';
};

const stop: Drill = async (place, { rounds }) => {
  const ORDERS = 20;
  const times: Array<number> = [];
  let refused = 0;
  let service = await place.start();
  try {
    const create = await registryMaker(service);
    for (let round = 0; round < rounds; round += 1) {
      const registry = await create(999, service);
      const stopped = service;
      const guests = await buyersOf(stopped, registry, ORDERS);
      const answers = guests.map((guest) => guest.order(stopped));
      await sleep(round * 5);
      const from = performance.now();
      const code = await stopped.end('SIGTERM');
      times.push(performance.now() - from);
      promise(code === 0, `a stop ended with ${code}`);
      promise(!/cut.short|forced/.test(stopped.output()), 'a stop was cut short');
      for (const answer of await Promise.all(answers)) {
        if (answer.status === 503) promise(answer.retryAfter !== null, 'a refusal while stopping had no Retry-After');
        if (!isPlaced(answer)) refused += 1;
      }
      service = await place.start();
      const after = service;
      for (const answer of await Promise.all(guests.map((guest) => settle(guest, after, 10_000))))
        promise(isPlaced(answer), `an order that was sent again was answered ${answer.status}`);
      await countsOnce(service, registry, ORDERS);
    }
  } finally {
    await service.end('SIGTERM');
  }
  promise(quantile(times, 1) <= 2_000, `a stop took ${quantile(times, 1).toFixed(0)} ms`);
  return `${rounds} stops with ${ORDERS} orders on their way (${refused} of them refused, then placed): ${milliseconds(times)}`;
};

const live: Drill = (place, { buyers, rounds }) =>
  serving(place, async (services) => {
    const create = await registryMaker(services[0]);
    const registry = await create(999);
    const at = (index: number): Service => services[index % services.length] ?? services[0];
    const events = (service: Service): string => `${service.address}/api/registry/${registry.grId}/events`;
    const guests = await buyersOf(services[0], registry, rounds * 4);
    let isOver = false;
    let giveUp = (): void => {};
    const patience = new Promise<[]>((resolve) => {
      giveUp = () => {
        isOver = true;
        resolve([]);
      };
    });
    let listening = 0;
    // Each page loses its connection after every few events and comes back to the other service.
    const follow = async (index: number): Promise<ReadonlyArray<number>> => {
      const versions: Array<number> = [];
      let last: string | undefined;
      for (let turn = index; versions.length < guests.length && !isOver; turn += 1) {
        const page = await readStream(events(at(turn)), last === undefined ? {} : { 'last-event-id': last });
        if (turn === index) listening += 1;
        for (const event of await Promise.race([page.events(1 + (turn % 3)), patience])) {
          last = event['id'];
          promise(event['event'] === 'purchased', `a page was told ${event['event']}`);
          versions.push(Number(JSON.parse(event['data'] ?? '{}').version));
        }
        page.close();
      }
      return versions;
    };
    const following = Array.from({ length: buyers }, (_, index) => follow(index));
    while (listening < buyers) await sleep(20);
    for (const [index, guest] of guests.entries())
      promise(isPlaced(await guest.order(at(index))), 'an order was not placed');
    const timer = setTimeout(giveUp, 15_000);
    const told = await Promise.all(following);
    clearTimeout(timer);
    for (const versions of told) {
      promise(versions.length === guests.length, `a page heard of ${versions.length} of ${guests.length} orders`);
      promise(
        versions.every((version, index) => index === 0 || version === (versions[index - 1] ?? 0) + 1),
        `a page heard of versions out of order: ${versions.join(' ')}`,
      );
    }
    return `${buyers} pages that come and go heard of ${guests.length} orders each, in order, none missed, none twice`;
  });

/** What is drilled, by the name that the command takes. */
export const drills: Readonly<Record<string, Drill>> = {
  'last-unit': lastUnit,
  'exactly-once': exactlyOnce,
  kill,
  away,
  restore,
  stop,
  live,
};
