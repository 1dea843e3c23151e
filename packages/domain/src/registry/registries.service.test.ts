import {
  accountIdOf,
  exampleItem,
  exampleProduct,
  exampleRegistry,
  grIdOf,
  identityOf,
  revisionOf,
  sites,
  skuOf,
  visitorIdOf,
} from '@gift-registry/domain/testing/arbitrary';
import {
  failing,
  type MemoryDependencies,
  memoryBrowser,
  memoryDependencies,
} from '@gift-registry/domain/testing/memory';
import { either as E, option as O, taskEither as TE } from 'fp-ts';
import { lastValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { NO_LANDING_PARAMETERS } from '../page/index.ts';
import type { RegistryStore } from '../ports/index.ts';
import { registries } from './registries.service.ts';

const item = exampleItem({ wanted: 8, purchased: 3 });
const registry = exampleRegistry({ items: [item] });
const { grId } = registry;
const owner = accountIdOf('account-amelia');
const away = { _tag: 'Unavailable' } as const;

const change = (dependencies: MemoryDependencies, options: Parameters<typeof memoryBrowser>[1], wanted = 9) =>
  memoryBrowser(dependencies, options).registries.changeWantedQuantity(grId, item.identity, wanted)();

describe('registries', () => {
  it('[ANA-02] a denied write of an owner is logged by its tag, without a name of anybody', async () => {
    const dependencies = memoryDependencies({ registries: [registry] });
    await change(dependencies, {});
    await change(dependencies, { account: accountIdOf('account-stranger') });
    dependencies.put({ registries: [exampleRegistry({ visibility: { _tag: 'Private' } })] });
    await change(dependencies, { account: accountIdOf('account-stranger') });
    expect(dependencies.log.entries()).toEqual(
      ['SignInNeeded', 'NotOwner', 'RegistryNotFound'].map((reason) => ({
        level: 'warning',
        tag: 'owner-command.denied',
        data: { call: 'changeWantedQuantity', grId, reason },
      })),
    );
  });

  it('[ANA-02] [MAN-05] a quantity that is out of its range is no attack and is not logged', async () => {
    const dependencies = memoryDependencies({ registries: [registry] });
    expect(await change(dependencies, { account: owner }, 2)).toEqual(E.left({ _tag: 'BelowPurchased', purchased: 3 }));
    expect(await change(dependencies, { account: owner }, 1_000)).toMatchObject(E.left({ _tag: 'QuantityOutOfRange' }));
    expect(dependencies.log.entries()).toEqual([]);
  });

  it('[MAN-05] an unavailable store is reported and nothing is changed', async () => {
    const dependencies = memoryDependencies({ registries: [registry] });
    const broken = { ...dependencies, registries: failing(dependencies.registries, 'change', away) };
    expect(
      await memoryBrowser(broken, { account: owner }).registries.changeWantedQuantity(grId, item.identity, 9)(),
    ).toEqual(E.left(away));
    expect(dependencies.registries.get(grId)).toEqual(registry);
    const unread = { ...dependencies, registries: failing(dependencies.registries, 'find', away) };
    expect(await memoryBrowser(unread).registries.open({ grId, viewing: 'own' })()).toEqual(E.left(away));
    expect(await memoryBrowser(unread).registries.items(grId)()).toEqual(E.left(away));
  });

  it('[ANA-02] [AUTH-03] each denied write is logged once, under its own name', async () => {
    const dependencies = memoryDependencies({ registries: [registry] });
    const { registries } = memoryBrowser(dependencies, { account: accountIdOf('account-stranger') });
    const other = identityOf('12');
    await registries.addItems(grId, [{ identity: item.identity, quantity: 1 }], O.none)();
    await registries.removeItem(grId, item.identity)();
    await registries.replaceItem(grId, item.identity, other, O.none)();
    await registries.changeMostLoved(grId, item.identity, true)();
    await registries.changeGroupGift(grId, item.identity, true)();
    await registries.nameFund(grId, item.identity, 'secret words')();
    await registries.removeItem(grIdOf('999999'), item.identity)();
    expect(dependencies.log.entries().map(({ tag, data }) => [tag, data['call'], data['reason']])).toEqual([
      ['owner-command.denied', 'addItems', 'NotOwner'],
      ['owner-command.denied', 'removeItem', 'NotOwner'],
      ['owner-command.denied', 'replaceItem', 'NotOwner'],
      ['owner-command.denied', 'changeMostLoved', 'NotOwner'],
      ['owner-command.denied', 'changeGroupGift', 'NotOwner'],
      ['owner-command.denied', 'nameFund', 'NotOwner'],
      ['owner-command.denied', 'removeItem', 'RegistryNotFound'],
    ]);
    expect(JSON.stringify(dependencies.log.entries())).not.toContain('secret');
  });

  it('[ROUTE-17] whether a registry is visible is decided before its items: of a private one no item is read, and it is not locked', async () => {
    const dependencies = memoryDependencies({
      registries: [exampleRegistry({ items: [item], visibility: { _tag: 'Private' } })],
    });
    const touched: string[] = [];
    const { find, findNamed, change, changeIdempotently, eventsAfter } = dependencies.registries;
    const watched = {
      ...dependencies,
      registries: {
        ...dependencies.registries,
        find: (id) => {
          touched.push('find');
          return find(id);
        },
        findNamed: (id, identities) => {
          touched.push('findNamed');
          return findNamed(id, identities);
        },
        change: (id, touching, decide) => {
          touched.push('change');
          return change(id, touching, decide);
        },
        changeIdempotently: (id, touching, once, decide) => {
          touched.push('changeIdempotently');
          return changeIdempotently(id, touching, once, decide);
        },
        eventsAfter: (id, version, role) => {
          touched.push('eventsAfter');
          return eventsAfter(id, version, role);
        },
      } satisfies RegistryStore,
    };
    const { registries, cart } = memoryBrowser(watched, { account: accountIdOf('account-stranger') });
    const addition = { identity: item.identity, quantity: 1 };
    for (const call of [
      registries.open({ grId, viewing: 'own' }),
      registries.items(grId),
      registries.changeWantedQuantity(grId, item.identity, 2),
      registries.addItems(grId, [addition], O.none),
      registries.removeItem(grId, item.identity),
      registries.replaceItem(grId, item.identity, identityOf('12'), O.none),
      registries.changeMostLoved(grId, item.identity, true),
      registries.changeGroupGift(grId, item.identity, true),
      registries.nameFund(grId, item.identity, 'Our kitchen'),
      cart.add([{ grId: O.some(grId), ...addition }], O.none),
    ]) {
      expect(await call()).toEqual(E.left({ _tag: 'RegistryNotFound' }));
    }
    expect(
      await lastValueFrom(registries.watch({ grId, viewing: 'own' }, revisionOf(0)), { defaultValue: 'end' }),
    ).toBe('end');
    expect(touched).toEqual([]);
  });

  it('[NLA-02] [NLA-06] where replacing is not offered there are no candidates, and nothing is replaced', async () => {
    const gone = exampleItem({ product: exampleProduct({ isNla: true }) });
    const kettle = exampleProduct({ sku: skuOf('77') });
    const dependencies = memoryDependencies({ registries: [exampleRegistry({ items: [gone] })], products: [kettle] });
    const person = {
      site: { ...sites.main, features: { ...sites.main.features, nlaReplacement: false } },
      origin: 'http://localhost:3000',
      visitor: visitorIdOf('visitor-1'),
      account: O.some(owner),
      session: {
        name: O.none,
        begin: () => TE.right(true),
        carryOver: () => TE.right(false),
        end: TE.right(undefined),
        isKnownDevice: () => TE.right(false),
        rememberDevice: () => TE.right(undefined),
        all: () => TE.right([]),
        endOther: () => TE.right(undefined),
      },
      networkAddress: '127.0.0.1',
      linkKey: O.none,
      arrival: NO_LANDING_PARAMETERS,
    };
    const own = registries(dependencies)(person);
    expect(await own.replacements(gone.identity.sku)()).toEqual(E.right([]));
    expect(await own.replacements(skuOf('99'))()).toEqual(E.left({ _tag: 'ProductNotFound' }));
    expect(await own.replaceItem(grId, gone.identity, identityOf('77'), O.none)()).toEqual(
      E.left({ _tag: 'NotOffered' }),
    );
    const offered = registries(dependencies)({ ...person, site: sites.main });
    expect(await offered.replacements(gone.identity.sku)()).toMatchObject(E.right([{ product: kettle }]));
  });

  it('[ADD-01] an unavailable store is reported and nothing is added', async () => {
    const dependencies = memoryDependencies({ registries: [registry] });
    for (const call of ['changeIdempotently', 'access'] as const) {
      const broken = { ...dependencies, registries: failing(dependencies.registries, call, away) };
      const add = memoryBrowser(broken, { account: owner }).registries.addItems(
        grId,
        [{ identity: item.identity, quantity: 1 }],
        O.none,
      );
      expect(await add()).toEqual(E.left(away));
    }
    expect(dependencies.registries.get(grId)).toEqual(registry);
    const unowned = { ...dependencies, registries: failing(dependencies.registries, 'ownedBy', away) };
    expect(await memoryBrowser(unowned, { account: owner }).registries.mine()).toEqual(E.left(away));
  });
});
