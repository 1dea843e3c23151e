import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { staleReads } from '../freshness.ts';
import { readStream } from '../stream-reader.ts';
import {
  countsOnce,
  isPlaced,
  milliseconds,
  orderOne,
  quantile,
  type Settled,
  settle,
  settleAll,
  timesOf,
} from './orders.ts';
import { move, restore } from './restore.ts';
import { rollout } from './rollout.ts';
import type { Drill, Place, Service } from './services.ts';
import {
  buyersOf,
  check,
  greeter,
  healthOf,
  keepingReader,
  newAddress,
  orderNumber,
  refusal,
  registryMaker,
} from './shop.ts';

/** Starts as many services as the place allows, and stops them afterwards. */
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
      check(placed === 1, `${placed} of ${buyers} buyers got the last one`);
      for (const answer of answers.filter((answer) => !isPlaced(answer)))
        check(refusal(answer) === 'OverClaim', `a late buyer got ${refusal(answer)}`);
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
      check(repeating !== undefined && twoKeys !== undefined, 'no buyers');
      const at = (index: number): Service => services[index % services.length] ?? services[0];
      await Promise.all(Array.from({ length: buyers }, (_, index) => repeating.order(at(index))));
      const [first, second] = [await settle(repeating, at(0)), await settle(repeating, at(1))];
      check(orderNumber(first.answer) === orderNumber(second.answer), 'the same key was answered with two orders');
      const keys = Array.from({ length: buyers }, () => randomUUID());
      await Promise.all(keys.map((key, index) => twoKeys.order(at(index), key)));
      // Sent concurrently, all but one are refused while that one runs; repeated one by one, each gets its
      // outcome.
      const settled: Array<Settled> = [];
      for (const [index, key] of keys.entries()) settled.push(await settle(twoKeys, at(index), key));
      const placed = settled.filter(({ answer }) => isPlaced(answer)).length;
      check(placed === 1, `one cart was ordered ${placed} times under ${buyers} keys`);
      for (const { answer } of settled.filter(({ answer }) => !isPlaced(answer)))
        check(refusal(answer) === 'CartEmpty', `a late key got ${refusal(answer)}`);
      await countsOnce(services[0], registry, 2);
    }
    return `${rounds} times ${buyers} orders under one key and ${buyers} of one cart under as many keys, all repeated: one order each`;
  });

const kill: Drill = async (place, { buyers, rounds }) => {
  const all: Array<Settled> = [];
  let cutOff = 0;
  let service = await place.start();
  try {
    const create = await registryMaker(service);
    for (let round = 0; round < rounds; round += 1) {
      const registry = await create(999, service);
      const guests = await buyersOf(service, registry, buyers);
      const killed = service;
      const answers = guests.map((guest) => guest.order(killed));
      // Killed at a later point in each round.
      await Promise.race(answers);
      await sleep((round % 5) * 20);
      await killed.end('SIGKILL');
      const before = await Promise.all(answers);
      cutOff += before.filter(({ status }) => status === 'broken').length;
      service = await place.start();
      const settled = await settleAll(guests, service);
      all.push(...settled);
      for (const [at, { answer, openMilliseconds }] of settled.entries()) {
        check(
          openMilliseconds <= 2_000,
          `an order was told to retry ${openMilliseconds.toFixed(0)} ms after the start`,
        );
        const earlier = before[at];
        if (earlier !== undefined && isPlaced(earlier))
          check(orderNumber(earlier) === orderNumber(answer), 'an order that was answered was placed again');
      }
      await countsOnce(service, registry, buyers);
    }
  } finally {
    await service.end('SIGTERM');
  }
  return `${rounds} kills, ${cutOff} of ${buyers * rounds} orders cut off, all counted once; after the start ${timesOf(all)}`;
};

const away: Drill = (place, { buyers, rounds }) => {
  const { network } = place;
  return serving(place, async (services) => {
    check(network !== undefined, 'this database cannot be cut off');
    const [service] = services;
    const create = await registryMaker(service);
    const all: Array<Settled> = [];
    for (let round = 0; round < rounds; round += 1) {
      const registry = await create(999);
      const guests = await buyersOf(service, registry, buyers);
      const answers = guests.map((guest) => guest.order(service));
      await Promise.race(answers);
      await network.cut();
      for (const answer of await Promise.all(answers))
        check(
          isPlaced(answer) || (answer.status === 503 && answer.retryAfter !== null),
          `without a database an order was answered ${answer.status}, Retry-After ${answer.status === 'broken' ? 'none' : answer.retryAfter}`,
        );
      const [alive, ready] = [await healthOf(service, '/livez'), await healthOf(service, '/readyz')];
      check(alive.status === 200, `without a database /livez was ${alive.status}`);
      check(ready.status === 503, `without a database /readyz was ${ready.status}`);
      await network.restore();
      all.push(...(await settleAll(guests, service)));
      await countsOnce(service, registry, buyers);
    }
    return `${rounds} times cut off with ${buyers} orders on their way, all counted once; when it was back ${timesOf(all)}`;
  });
};

/** In milliseconds: the database may stay silent for thirty-five seconds before it is given up; clearing the backlog takes a little longer. */
const SILENCE = 50_000;

const silent: Drill = async (place, { buyers }) => {
  const { network } = place;
  if (network === undefined) return 'not drilled: the way to this database cannot fall silent';
  return serving(place, async ([service]) => {
    const create = await registryMaker(service);
    const registry = await create(999);
    const [before, after] = [await buyersOf(service, registry, buyers), await buyersOf(service, registry, buyers)];
    const answers = before.map((guest) => guest.order(service));
    await Promise.race(answers);
    network.silence();
    const from = performance.now();
    const [alive, ready] = [await healthOf(service, '/livez'), await healthOf(service, '/readyz')];
    check(alive.status === 200, `without a word of the database /livez was ${alive.status}`);
    check(ready.status === 503, `without a word of the database /readyz was ${ready.status}`);
    await settleAll(after, service, SILENCE);
    const took = performance.now() - from;
    for (const answer of await Promise.all(answers))
      check(
        isPlaced(answer) || (answer.status === 503 && answer.retryAfter !== null),
        `without a word of the database an order was answered ${answer.status}`,
      );
    // The server still holds the silent connections with their locks; it would drop those of a machine that is
    // gone.
    await network.cut();
    await network.restore();
    await settleAll(before, service);
    await countsOnce(service, registry, 2 * buyers);
    return `silent with ${buyers} orders on their way, ${buyers} others placed within ${(took / 1_000).toFixed(0)} s, all counted once`;
  });
};

const olderCopy: Drill = async (place) => {
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
  check(last !== undefined, 'an event had no id');
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
    check(first?.['event'] === 'reload', `a page from before the restore got ${first?.['event'] ?? 'nothing'}`);
  } finally {
    await restored.end('SIGTERM');
  }
  return 'a page that had seen three orders more than the copy holds is told to reload, though five others came since';
};

const stop: Drill = async (place, { rounds }) => {
  const ORDERS = 20;
  const times: Array<number> = [];
  const rests: Array<number> = [];
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
      const lastAnswered = Promise.all(answers).then(() => performance.now());
      const code = await stopped.end('SIGTERM');
      const endedAt = performance.now();
      times.push(endedAt - from);
      rests.push(endedAt - (await lastAnswered));
      check(code === 0, `a stop ended with ${code}`);
      check(!/cut.short|forced/.test(stopped.output()), 'a stop was cut short');
      for (const answer of await Promise.all(answers)) {
        if (answer.status === 503) check(answer.retryAfter !== null, 'a refusal while stopping had no Retry-After');
        if (!isPlaced(answer)) refused += 1;
      }
      service = await place.start();
      await settleAll(guests, service);
      await countsOnce(service, registry, ORDERS);
    }
  } finally {
    await service.end('SIGTERM');
  }
  const rest = quantile(rests, 1);
  check(rest <= 2_000, `a stop lasted ${rest.toFixed(0)} ms longer than its last answer`);
  return `${rounds} stops with ${ORDERS} orders on their way (${refused} of them refused, then placed): ${milliseconds(times)}, at most ${rest.toFixed(0)} ms of it after the last answer`;
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
    // Each page loses its connection after every few events and reconnects to the other service.
    const follow = async (index: number): Promise<ReadonlyArray<number>> => {
      const versions: Array<number> = [];
      const network = newAddress();
      let last: string | undefined;
      for (let turn = index; versions.length < guests.length && !isOver; turn += 1) {
        const page = await readStream(events(at(turn)), {
          'x-forwarded-for': network,
          ...(last === undefined ? {} : { 'last-event-id': last }),
        });
        check(page.status === 200, `a page that came was answered ${page.status}`);
        if (turn === index) listening += 1;
        const some = Math.min(1 + (turn % 3), guests.length - versions.length);
        for (const event of await Promise.race([page.events(some), patience])) {
          last = event['id'];
          check(event['event'] === 'purchased', `a page got ${event['event']}`);
          versions.push(Number(JSON.parse(event['data'] ?? '{}').version));
        }
        page.close();
      }
      return versions;
    };
    const following = Array.from({ length: buyers }, (_, index) => follow(index));
    while (listening < buyers) await sleep(20);
    for (const [index, guest] of guests.entries())
      check(isPlaced(await guest.order(at(index))), 'an order was not placed');
    const timer = setTimeout(giveUp, 15_000);
    const received = await Promise.all(following);
    clearTimeout(timer);
    for (const versions of received) {
      check(versions.length === guests.length, `a page heard of ${versions.length} of ${guests.length} orders`);
      check(
        versions.every((version, index) => index === 0 || version === (versions[index - 1] ?? 0) + 1),
        `a page heard of versions out of order: ${versions.join(' ')}`,
      );
    }
    return `${buyers} pages that come and go heard of ${guests.length} orders each, in order, none missed, none twice`;
  });

/** The maximum number of pairs for one registry: a third of them are orders of an item with a wanted quantity of 999. */
const PAIRS_OF_ONE = 2_000;

const fresh: Drill = (place, { buyers, rounds }) =>
  serving(place, async (services) => {
    const [create, greet] = [await registryMaker(services[0]), await greeter(services[0])];
    const at = (index: number): Service => services[index % services.length] ?? services[0];
    const { run } = place;
    const pairs = buyers * rounds * 5;
    for (let done = 0; done < pairs; done += PAIRS_OF_ONE) {
      const registry = await create(999);
      const reprice =
        run === undefined
          ? undefined
          : (price: number) =>
              run(
                `update products set product = jsonb_set(product::jsonb, '{currentPrice}', '${price * 100}')::json where sku = '${registry.sku}'`,
              );
      await greet(services[0], registry, '0');
      await reprice?.(1);
      const stale = await staleReads(
        {
          services: services.length,
          order: async (index) => {
            const [guest] = await buyersOf(at(index), registry, 1);
            check(guest !== undefined, 'no buyer');
            // An order whose price changes while it is placed fails with 503 and is sent again.
            await settleAll([guest], at(index));
          },
          greet: (index, greeting) => greet(at(index), registry, String(greeting)),
          reprice,
          readers: [keepingReader(registry, 'view'), keepingReader(registry, 'page')].map(
            (reader) => (index) => reader(at(index)),
          ),
        },
        { purchased: 0, greeting: 0, price: reprice === undefined ? 0 : 1 },
        { pairs: Math.min(PAIRS_OF_ONE, pairs - done), workers: 4, seed: done + 1 },
      );
      check(stale.length === 0, `${stale.length} stale reads, the first: ${stale[0]}`);
    }
    return `${pairs} pairs of a write and a read at ${services.length} services: no read was older than the last write acknowledged before it`;
  });

/** The drills, by their names on the command line. */
export const drills: Readonly<Record<string, Drill>> = {
  'last-unit': lastUnit,
  'exactly-once': exactlyOnce,
  kill,
  away,
  silent,
  'older-copy': olderCopy,
  restore,
  move,
  rollout,
  stop,
  live,
  fresh,
};
