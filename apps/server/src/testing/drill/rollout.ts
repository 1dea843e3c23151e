import { appendFileSync, cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startNginx } from '../nginx.ts';
import { type LivePage, openLivePage } from './live-page.ts';
import { countsOnce, isPlaced, milliseconds, settle } from './orders.ts';
import { showsTheSame } from './restore.ts';
import type { Drill, Service } from './services.ts';
import { buyersOf, check, healthOf, type Registry, registryMaker } from './shop.ts';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));

const ASSETS = 'apps/web/dist/assets';

/** Copies this build as an image has it, with another file of its pages and under another build id: copies of views that one release sent are not those of the other. */
const anotherRelease = (folder: string): string => {
  const server = join(folder, 'apps/server');
  mkdirSync(server, { recursive: true });
  for (const part of ['apps/server/dist', 'demo', 'apps/server/package.json', 'apps/web/dist'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'apps/server/node_modules'), join(server, 'node_modules'));
  writeFileSync(join(folder, ASSETS, 'another-release.js'), '');
  appendFileSync(join(folder, 'apps/web/dist/app-shell/render-app-shell.js'), '\n// Another release.\n');
  return folder;
};

/** Files of pages that one release has and the other does not. */
const filesOfOne = (releases: ReadonlyArray<string>): ReadonlyArray<string> => {
  const all = releases.flatMap((release) =>
    readdirSync(join(release, ASSETS)).filter((name) => /\.(js|css)$/.test(name)),
  );
  return all.filter((name) => all.indexOf(name) === all.lastIndexOf(name)).slice(0, 4);
};

const mainOf = (release: string): string => join(release, 'apps/server/dist/main.js');

/** At a reload nginx closes connections that were kept open; what was just sent over one a browser sends again by itself, and Node does not. */
const OWN_CONNECTION = { connection: 'close' };

const PAGES = 20;
const BUYERS = 4;
const MOST_WANTED = 999;
/** In milliseconds: between two orders of a buyer, so that what is wanted lasts. */
const BETWEEN_ORDERS = 250;

/** Buys again and again through the proxy until it is over; each order is sent again under its key until its answer is final. */
const traffic = (proxy: Service, registry: Registry) => {
  let isOver = false;
  let placed = 0;
  const refused: Array<string> = [];
  const times: Array<number> = [];
  const buying = Array.from({ length: BUYERS }, async () => {
    while (!isOver) {
      const [buyer] = await buyersOf(proxy, registry, 1, OWN_CONNECTION);
      check(buyer !== undefined, 'no buyer');
      const from = performance.now();
      const first = await buyer.order(proxy);
      times.push(performance.now() - from);
      if (!isPlaced(first)) refused.push(String(first.status));
      check(isPlaced((await settle(buyer, proxy)).answer), 'an order that was sent again was not placed');
      placed += 1;
      await sleep(BETWEEN_ORDERS);
      // As an order whose answer was lost.
      check(isPlaced(await buyer.order(proxy)), 'an order that was sent again was not placed');
    }
  });
  const ended = Promise.all(buying);
  // Also when a buyer fails: the others stop.
  const stopped = ended.finally(() => {
    isOver = true;
  });
  // Reported by whoever waits for the buyers next.
  stopped.catch(() => undefined);
  return {
    /** Waits until some more orders were placed. */
    goesOn: async () => {
      const sofar = placed;
      for (let waited = 0; placed < sofar + BUYERS; waited += 1) {
        if (isOver) await stopped;
        check(waited < 300, 'no order was placed for thirty seconds');
        await sleep(100);
      }
    },
    end: async () => {
      isOver = true;
      await stopped;
      return { placed, refused, times };
    },
  };
};

/** Two services behind nginx are replaced one by one by those of another release and back, while guests buy and pages are open. */
export const rollout: Drill = async (place, { rounds, before }) => {
  const [older, newer] = [before === undefined ? anotherRelease(join(place.folder, 'release')) : resolve(before), root];
  const files = filesOfOne([older, newer]);
  const releaseOf = new Map<Service, string>();
  const start = async (release: string): Promise<Service> => {
    const service = await place.start({ main: mainOf(release), variables: { DRAIN_SECONDS: '2' } });
    const ready = await healthOf(service, '/readyz');
    check(ready.status === 200, `a service that has started is answered ${ready.status} by /readyz`);
    releaseOf.set(service, release);
    return service;
  };
  const running = [await start(older), await start(older)];
  const nginx = await startNginx(
    place.folder,
    running.map(({ address }) => address),
  );
  const pages: Array<LivePage> = [];
  const proxy: Service = { address: nginx.address, end: async () => null, output: () => '' };
  try {
    const create = await registryMaker(proxy);
    const registry = await create(MOST_WANTED);
    for (let opened = 0; opened < PAGES; opened += 1) pages.push(await openLivePage(proxy.address, registry.grId));
    const buying = traffic(proxy, registry);
    /** The steps of docs/runbook.md. */
    const replace = async (release: string): Promise<void> => {
      running.push(await start(release));
      const [old] = running.splice(0, 1);
      check(old !== undefined, 'no service to replace');
      await nginx.passTo(running.map(({ address }) => address));
      // Pages of both releases find their files.
      if (running.some((service) => releaseOf.get(service) !== release))
        for (const name of files) {
          const { status } = await fetch(`${nginx.address}/assets/${name}`);
          check(status === 200, `while both releases run, a page's file was answered ${status}`);
        }
      const code = await old.end('SIGTERM');
      check(code === 0, `a service that was replaced ended with ${code}`);
      check(!old.output().includes('shutdown.forced'), 'a service that was replaced was cut short');
      await buying.goesOn();
    };
    const turns = Math.ceil(rounds / 4);
    for (let turn = 0; turn < turns; turn += 1)
      for (const release of [newer, newer, older, older]) await replace(release);
    const { placed, refused, times } = await buying.end();
    check(refused.length === 0, `${refused.length} of ${placed} orders were refused at first: ${refused.join(' ')}`);
    await countsOnce(proxy, registry, placed);
    for (const page of pages) {
      await showsTheSame(page, proxy, registry);
      check(page.rereads() === 0, 'a page missed something and had to read the registry again');
      check(page.faults().length === 0, `a page showed ${page.faults()[0]}`);
    }
    return `${turns} times to the other release and back, 2 services each: ${placed} orders, each sent twice, none refused, none doubled (${milliseconds(times)}); ${PAGES} open pages missed nothing`;
  } finally {
    for (const page of pages) page.close();
    await nginx.stop();
    await Promise.all(running.map((service) => service.end('SIGTERM')));
  }
};
