import { exampleRegistry, grIdOf, sites } from '@gift-registry/domain/testing/arbitrary';
import { memoryDependencies } from '@gift-registry/domain/testing/memory';
import { either as E, option as O, taskEither as TE } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { ItemIdentity } from '../identity/index.ts';
import { visibleRegistries } from './visible-registries.service.ts';

const [open, closed, none] = [grIdOf('7310442'), grIdOf('7310443'), grIdOf('7310444')];
const stranger = { site: sites.main, account: O.none, linkKey: O.none };

/** Two registries, one of them private, and whose items were read. */
const shop = () => {
  const dependencies = memoryDependencies({
    registries: [exampleRegistry({ grId: open }), exampleRegistry({ grId: closed, visibility: { _tag: 'Private' } })],
  });
  const read: string[] = [];
  const registries = {
    ...dependencies.registries,
    findNamed: (grId: typeof open, identities: ReadonlyArray<ItemIdentity>) => {
      read.push(grId);
      return dependencies.registries.findNamed(grId, identities);
    },
  };
  return { registries, read };
};

describe('registries as one person sees them', () => {
  it('[ROUTE-17] the items of a registry are read only by who may give to it; any other is none', async () => {
    const { registries, read } = shop();
    const { toGive } = visibleRegistries(registries)(stranger);
    const given = async (grId: typeof open) => toGive('buyItem')(grId, [])();
    expect(await given(open)).toMatchObject(E.right(O.some({ registry: { grId: open }, role: 'guest' })));
    expect([await given(closed), await given(none)]).toEqual([E.right(O.none), E.right(O.none)]);
    expect(read).toEqual([open]);
  });

  it('[ROUTE-17] a registry that is closed between the access check and reading its items is not found', async () => {
    const { registries } = shop();
    const closing = { ...registries, findNamed: () => registries.findNamed(closed, []) };
    expect(await visibleRegistries(closing)(stranger).toGive('contribute')(open, [])()).toEqual(E.right(O.none));
  });

  it('[ROUTE-17] a registry that is named has to be one that the person sees, and nothing has to be named', async () => {
    const { registries, read } = shop();
    const { check } = visibleRegistries(registries)(stranger);
    const notFound = E.left({ _tag: 'RegistryNotFound' });
    expect([await check(O.none)(), await check(O.some(open))()]).toEqual([E.right(undefined), E.right(undefined)]);
    expect([await check(O.some(closed))(), await check(O.some(none))()]).toEqual([notFound, notFound]);
    expect(read).toEqual([]);
    const away = { ...registries, access: () => TE.left({ _tag: 'Unavailable' } as const) };
    expect(await visibleRegistries(away)(stranger).check(O.some(open))()).toEqual(E.left({ _tag: 'Unavailable' }));
  });
});
