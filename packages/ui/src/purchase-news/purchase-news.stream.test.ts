import { createState, type LogEntry, type Role } from '@gift-registry/domain';
import {
  exampleItem,
  exampleThankYouRow,
  exampleView,
  identityOf,
  versionOf,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { VirtualTimeScheduler } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { RegistryModel } from '../registry/index.ts';
import { purchaseNews } from './purchase-news.stream.ts';

const item = exampleItem();
const given = exampleThankYouRow({
  given: { _tag: 'Units', identity: item.identity, quantity: 1 },
  name: 'Ember Dutch Oven',
  giver: { firstName: 'Ruth', lastName: 'Hart' },
});
const other = exampleThankYouRow({ given: { _tag: 'Units', identity: identityOf('77'), quantity: 1 } });

const model = (role: Role, version: number): RegistryModel => ({
  _tag: 'Loaded',
  view: exampleView({ role, items: [item] }),
  isComplete: true,
  connection: 'live',
  epoch: 0,
  lastChange: version === 0 ? O.none : O.some({ version: versionOf(version), bought: [item] }),
});

/** What is said after a purchase, and how often the gifts were read. */
const newsOf = async (role: Role, gifts: ReadonlyArray<typeof given>) => {
  const registry = createState(model(role, 0));
  const logged: LogEntry[] = [];
  let reads = 0;
  const time = new VirtualTimeScheduler();
  const news = purchaseNews({
    registry: { model: registry },
    readGifts: () => async () => {
      reads += 1;
      return E.right({ version: versionOf(1), gifts });
    },
    scheduler: time,
    log: { write: (entry) => () => void logged.push(entry) },
  });
  const watching = news.toast.changes$.subscribe();
  registry.set(model(role, 1));
  await Promise.resolve().then(() => undefined);
  await new Promise((resolve) => setImmediate(resolve));
  watching.unsubscribe();
  return {
    said: O.map(({ firstName, gift }: { firstName: string; gift: string }) => [firstName, gift])(news.toast.value),
    reads,
    logged,
  };
};

describe('news of purchases', () => {
  it('an owner sees who bought what, from the gifts that only owners may read', async () => {
    expect(await newsOf('registrant', [given, other])).toEqual({
      said: O.some(['Ruth', 'Ember Dutch Oven']),
      reads: 1,
      logged: [],
    });
  });

  it('a gift that owners hide from themselves is not shown, and nothing is read for a guest', async () => {
    expect(await newsOf('registrant', [other])).toMatchObject({ said: O.none, reads: 1 });
    expect(await newsOf('guest', [given])).toMatchObject({ said: O.none, reads: 0 });
  });
});
