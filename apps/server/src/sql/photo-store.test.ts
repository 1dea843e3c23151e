import { decidePhoto, type Registry } from '@gift-registry/domain';
import { accountIdOf, exampleRegistry, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import { memoryBrowser } from '@gift-registry/domain/testing/memory';
import { either as E, function as F, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type SqlEnvironment, sqlEnvironment } from '../testing/sql-contract-environment.ts';
import { databaseOfFile } from '../testing/test-database.ts';

const grId = grIdOf('7310442');
const amelia = accountIdOf('account-amelia');
const photo = (name: string) => ({ name, jpeg: Uint8Array.from([255, 216, 0, 127, name.length]) });

describe('photos in the database', () => {
  let environment: SqlEnvironment;
  const test = databaseOfFile('server', async () => {
    environment = sqlEnvironment(test.database);
    await environment.given({
      accounts: [{ id: amelia, email: 'amelia@example.com', password: 'hydrangea-52' }],
      registries: [exampleRegistry({ grId, owners: [amelia] })],
    });
  });

  const change = (changed: O.Option<ReturnType<typeof photo>>) =>
    environment.photos.change(
      grId,
      changed,
      F.flow(
        E.fromOption(() => ({ _tag: 'RegistryNotFound' as const })),
        E.map((registry: Registry) => decidePhoto(registry, O.map(({ name }: { name: string }) => name)(changed))),
      ),
    )();
  const found = async (name: string) => {
    const jpeg = E.getOrElseW(() => O.none)(await environment.photos.find(grId, name)());
    return O.toUndefined(O.map((jpeg: Uint8Array) => [...jpeg])(jpeg));
  };
  const pictures = async (): Promise<number> =>
    (await test.database.db.selectFrom('registry_photos').select('name').execute()).length;

  it('[PHOTO-06] a registry has one photo at most: byte for byte the last one written', async () => {
    await change(O.some(photo('first')));
    expect(await found('first')).toEqual([255, 216, 0, 127, 5]);
    await change(O.some(photo('another')));
    expect([await found('first'), await found('another'), await pictures()]).toEqual([
      undefined,
      [255, 216, 0, 127, 7],
      1,
    ]);
    await change(O.none);
    expect([await found('another'), await pictures()]).toEqual([undefined, 0]);
  });

  it('[PHOTO-06] a refused change stores no photo', async () => {
    const refused = environment.photos.change(grId, O.some(photo('first')), () =>
      E.left({ _tag: 'NotOwner' as const }),
    );
    expect(await refused()).toEqual(E.left({ _tag: 'NotOwner' }));
    expect(await pictures()).toBe(0);
  });

  it('[SET-01] the photo is deleted with its registry', async () => {
    await change(O.some(photo('first')));
    const owner = memoryBrowser(environment, { account: amelia });
    expect(await owner.settings.deleteRegistry(grId)()).toEqual(E.right(undefined));
    expect(await pictures()).toBe(0);
  });

  it('[AUTH-06] and with the account that alone owned the registry', async () => {
    await change(O.some(photo('first')));
    const owner = memoryBrowser(environment, { account: amelia });
    expect(
      E.isRight(await owner.account.remove({ password: 'hydrangea-52', shown: { goes: [grId], stays: [] } })()),
    ).toBe(true);
    expect(await pictures()).toBe(0);
  });
});
