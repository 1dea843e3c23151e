import { accountIdOf, exampleItem, exampleRegistry, versionOf } from '@gift-registry/domain/testing/arbitrary';
import { failing, type MemoryWorld, memoryBrowser, memoryWorld } from '@gift-registry/domain/testing/memory';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';

const item = exampleItem({ wants: 8, purchased: 3 });
const registry = exampleRegistry({ items: [item] });
const linked = exampleRegistry({ items: [item], visibility: { _tag: 'LinkOnly', key: 'the-whole-key' } });
const { grId } = registry;
const owner = accountIdOf('account-amelia');
const away = { _tag: 'Unavailable' } as const;

const change = (world: MemoryWorld, options: Parameters<typeof memoryBrowser>[1], wants = 9) =>
  memoryBrowser(world, options).registries.changeWants(grId, item.identity, wants)();

describe('registries', () => {
  it('[ANA-02] a denied write of an owner is logged by its tag, without a name of anybody', async () => {
    const world = memoryWorld({ registries: [registry] });
    await change(world, {});
    await change(world, { account: accountIdOf('account-stranger') });
    world.put({ registries: [exampleRegistry({ visibility: { _tag: 'Private' } })] });
    await change(world, { account: accountIdOf('account-stranger') });
    expect(world.log.entries()).toEqual(
      ['SignInNeeded', 'NotOwner', 'RegistryNotFound'].map((reason) => ({
        level: 'warning',
        tag: 'owner-write-denied',
        data: { call: 'changeWants', grId, reason },
      })),
    );
  });

  it('[ANA-02] [MAN-05] a quantity that is out of its range is nobody’s attack and is not logged', async () => {
    const world = memoryWorld({ registries: [registry] });
    expect(await change(world, { account: owner }, 2)).toEqual(E.left({ _tag: 'BelowPurchased', purchased: 3 }));
    expect(await change(world, { account: owner }, 1_000)).toMatchObject(E.left({ _tag: 'QuantityOutOfRange' }));
    expect(world.log.entries()).toEqual([]);
  });

  it('[SET-02] [ROUTE-17] a registry that is visible by link is seen by whoever brings the whole key, as a guest', async () => {
    const world = memoryWorld({ registries: [linked] });
    const opened = (linkKey?: string) =>
      memoryBrowser(world, linkKey === undefined ? {} : { linkKey }).registries.open({ grId, viewing: 'own' })();
    expect(await opened('the-whole-key')).toMatchObject(
      E.right({ role: 'guest', header: { shareableUrl: expect.stringContaining('?key=the-whole-key') } }),
    );
    for (const key of [undefined, '', 'the-whole']) {
      expect(await opened(key)).toEqual(E.left({ _tag: 'RegistryNotFound' }));
    }
  });

  it('[MAN-05] when the keeper is away nothing is changed and it is said', async () => {
    const world = memoryWorld({ registries: [registry] });
    const broken = { ...world, registries: failing(world.registries, 'change', away) };
    expect(await memoryBrowser(broken, { account: owner }).registries.changeWants(grId, item.identity, 9)()).toEqual(
      E.left(away),
    );
    expect(world.registries.get(grId)).toEqual(registry);
    const unread = { ...world, registries: failing(world.registries, 'find', away) };
    expect(await memoryBrowser(unread).registries.open({ grId, viewing: 'own' })()).toEqual(E.left(away));
    expect(await memoryBrowser(unread).registries.items(grId)()).toEqual(E.left(away));
  });

  it('[AUTH-04] a reader of the other market’s site does not find the registry', async () => {
    const world = memoryWorld({ registries: [registry] });
    expect(await memoryBrowser(world, { site: 'canada' }).registries.open({ grId, viewing: 'own' })()).toEqual(
      E.left({ _tag: 'RegistryNotFound' }),
    );
  });

  it('[MAN-05] the answer carries the version reached and the owner’s patch', async () => {
    const world = memoryWorld({ registries: [registry] });
    expect(await change(world, { account: owner }, 9)).toMatchObject(
      E.right({
        version: versionOf(1),
        wants: 9,
        purchased: 3,
        patch: { version: 1, items: [{ ...item, wants: 9 }], removed: [] },
      }),
    );
  });
});
