import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, promisify } from 'node:util';
import { freePort } from '../free-port.ts';
import type { Seen } from '../freshness.ts';
import { type LivePage, openLivePage, shownNow } from './live-page.ts';
import { countsOnce, orderOne } from './orders.ts';
import { type Drill, embeddedPlace, type Place, type Service } from './services.ts';
import { check, keepingReader, type Registry, registryMaker } from './shop.ts';

const command = fileURLToPath(new URL('../../../dist/backup.js', import.meta.url));

/** Runs `npm run backup` or `npm run restore` without its build. */
const run = async ({ variables }: Place, what: 'backup' | 'restore', file: string): Promise<void> => {
  await promisify(execFile)(process.execPath, [command, what, file], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...variables },
  });
};

/** Waits until a page shows what the service shows. */
export const showsTheSame = async (page: LivePage, { address }: Service, { grId }: Registry): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    const now = await shownNow(address, grId);
    if (isDeepStrictEqual(page.view(), now)) return;
    check(
      attempt < 100,
      `an open page shows version ${page.view().version}, ${page.view().revisionId}, and the service ${now.version}, ${now.revisionId}`,
    );
    await sleep(200);
  }
};

const PAGES = 10;
/** Before the backup, and after it: lost. */
const [SAVED, LOST] = [2, 3];

/** Pages are open and browsers have copies when the shop is saved, goes on, is destroyed and is restored at the other place; they have to notice, whatever is ordered afterwards. */
const restoredAt = async (from: Place, to: Place, name: string): Promise<string> => {
  const [file, PORT] = [join(to.folder, `${name}.backup`), String(await freePort())];
  const variables = { PORT };
  const before = await from.start({ variables });
  const create = await registryMaker(before);
  // Of the second one nothing is lost.
  const [registry, quiet] = [await create(99), await create(99)];
  for (let order = 0; order < SAVED; order += 1) await orderOne(before, registry);
  await orderOne(before, quiet);
  const savesRunning = from.variables['DATABASE_URL'] !== undefined;
  if (savesRunning) await run(from, 'backup', file);
  else {
    await before.end('SIGTERM');
    await run(from, 'backup', file);
  }

  const lost = savesRunning ? before : await from.start({ variables });
  for (let order = 0; order < LOST; order += 1) await orderOne(lost, registry);
  const open = (of: Registry) => Promise.all(Array.from({ length: PAGES }, () => openLivePage(lost.address, of.grId)));
  const [pages, quietPages] = [await open(registry), await open(quiet)];
  const readers = [keepingReader(registry, 'view'), keepingReader(registry, 'page')];
  const seen = await Promise.all(readers.map((read) => read(lost)));
  check(
    seen.every(({ purchased }) => purchased === SAVED + LOST),
    'an order was missing before the restore',
  );
  await lost.end('SIGTERM');
  await from.destroy();
  await run(to, 'restore', file);

  const restored = await to.start({ variables });
  try {
    await countsOnce(restored, registry, SAVED);
    // One by one up to the version that the copies have, and beyond.
    for (let orders = SAVED; ; orders += 1) {
      const read: ReadonlyArray<Seen> = await Promise.all(readers.map((reader) => reader(restored)));
      for (const { purchased } of read)
        check(purchased === orders, `a browser with a copy shows ${purchased} of ${orders} orders after the restore`);
      if (orders === SAVED + LOST + 1) break;
      await orderOne(restored, registry);
    }
    for (const page of pages) await showsTheSame(page, restored, registry);
    for (const page of quietPages) await showsTheSame(page, restored, quiet);
    check(
      pages.every((page) => page.rereads() > 0),
      'a page that had seen lost orders did not read the registry again',
    );
    check(
      quietPages.every((page) => page.rereads() === 0),
      'a page that had seen nothing else read the registry again',
    );
    for (const page of [...pages, ...quietPages])
      check(page.faults().length === 0, `a page showed ${page.faults()[0]}`);
  } finally {
    for (const page of [...pages, ...quietPages]) page.close();
    await restored.end('SIGTERM');
  }
  return `${PAGES} open pages that had seen ${LOST} lost orders read again and show what the service shows, ${PAGES} others went on without; no browser with a copy was shown it at a version that came again`;
};

/** Saved by `backup`, destroyed, restored by `restore` at the same place. */
export const restore: Drill = (place) => restoredAt(place, place, 'restore');

/** A shop on the embedded database moves to this one. */
export const move: Drill = async (place) => {
  const embedded = await embeddedPlace();
  try {
    await place.destroy();
    return await restoredAt(embedded, place, 'move');
  } finally {
    await embedded.close();
  }
};
