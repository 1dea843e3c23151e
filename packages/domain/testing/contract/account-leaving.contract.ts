import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { exampleRegistry } from '../arbitrary/index.ts';
import type { ContractWorld } from './contract-world.ts';
import { freshAccount, freshGrId, freshNetworkAddress } from './fresh.ts';
import { subjectsTo } from './letters.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { buy, freshItem, fromRegistry, opened, signedIn } from './scene.ts';
import { folded, patchesOf } from './watching.ts';

/** Two accounts, the names under which they are found, and the registry that they keep together. */
const idaAndOto = () => {
  const [ida, oto] = [freshAccount(), freshAccount()];
  const [idas, otos] = [`Moe${ida.id.slice(-8)}`, `Wigglesworth${oto.id.slice(-8)}`];
  const shared = exampleRegistry({
    grId: freshGrId(),
    owners: [ida.id, oto.id],
    primaryFirstName: 'Ida',
    primaryLastName: O.some(idas),
    secondaryFirstName: O.some('Oto'),
    secondaryLastName: O.some(otos),
  });
  return { ida, oto, idas, otos, shared };
};

/** What leaving promises. */
export const accountLeavingContract = (world: () => ContractWorld): void => {
  const NOT_FOUND = { _tag: 'RegistryNotFound' };

  it('[AUTH-06] who deletes an account is told beforehand what goes, and takes it along; what is shared stays', async () => {
    const [leaver, other] = [freshAccount(), freshAccount()];
    const item = freshItem();
    const alone = exampleRegistry({ grId: freshGrId(), owners: [leaver.id], items: [item] });
    const canadian = exampleRegistry({ grId: freshGrId(), owners: [leaver.id], market: 'CA', items: [] });
    const shared = exampleRegistry({ grId: freshGrId(), owners: [leaver.id, other.id], items: [freshItem()] });
    await world().given({ accounts: [leaver, other], registries: [alone, canadian, shared] });
    await buy(world(), fromRegistry(alone.grId, item));
    const browser = await signedIn(world(), leaver);
    const { goes, stays } = await answerOf(browser.account.profile);
    expect(goes.map(({ grId }) => grId).sort()).toEqual([alone.grId, canadian.grId].sort());
    expect(stays.map(({ grId }) => grId)).toEqual([shared.grId]);

    expect(await refusalOf(browser.account.remove('a guess'))).toEqual({ _tag: 'PasswordWrong' });
    expect((await opened(world().browser(), alone)).grId).toBe(alone.grId);

    expect(await answerOf(browser.account.remove(leaver.password))).toEqual({ isLoggedIn: false });
    expect(await answerOf(browser.account.config)).toEqual({ isLoggedIn: false });
    expect(await refusalOf(world().browser().registries.open({ grId: alone.grId, viewing: 'guest' }))).toEqual(
      NOT_FOUND,
    );
    expect(
      await refusalOf(world().browser({ site: 'canada' }).registries.open({ grId: canadian.grId, viewing: 'guest' })),
    ).toEqual(NOT_FOUND);
    const owners = await signedIn(world(), other);
    expect((await opened(owners, shared)).role).toBe('registrant');
    expect((await answerOf(owners.account.profile)).goes.map(({ grId }) => grId)).toEqual([shared.grId]);
    const { email, password } = leaver;
    expect(
      await refusalOf(world().browser({ networkAddress: freshNetworkAddress() }).account.signIn({ email, password })),
    ).toEqual({ _tag: 'BadCredentials' });
    expect(await subjectsTo(world(), email)).toEqual([expect.stringContaining('was deleted')]);
  });

  it('[AUTH-06] [LIVE-01] who shared a registry is named on it no more: neither found nor shown, and open pages are told', async () => {
    const { ida, oto, idas, otos, shared } = idaAndOto();
    const other = { ...shared, grId: freshGrId() };
    await world().given({ accounts: [ida, oto], registries: [shared, other] });
    const found = async (text: string) =>
      (await answerOf(world().browser().directory.find({ text, page: 1 }))).registries.map(({ grId }) => grId).sort();
    expect(await found(otos)).toEqual([shared.grId, other.grId].sort());

    const guest = world().browser();
    const before = await opened(guest, shared);
    const told = patchesOf(guest.registries.watch({ grId: shared.grId, viewing: 'own' }, before.version), 1);
    await answerOf((await signedIn(world(), oto)).account.remove(oto.password));
    expect(await found(otos)).toEqual([]);
    expect(await found(idas)).toEqual([shared.grId, other.grId].sort());
    const { header } = await opened(world().browser(), shared);
    expect([header.primaryFirstName, header.secondaryFirstName]).toEqual(['Ida', O.none]);
    expect(folded(before, await told)).toEqual(await opened(guest, shared));
  });

  it('[AUTH-06] when the one who began a shared registry leaves, the other is its registrant', async () => {
    const { ida, oto, idas, otos, shared } = idaAndOto();
    await world().given({ accounts: [ida, oto], registries: [shared] });
    await answerOf((await signedIn(world(), ida)).account.remove(ida.password));
    const found = async (text: string) =>
      (await answerOf(world().browser().directory.find({ text, page: 1 }))).registries.map(({ grId }) => grId);
    expect(await found(idas)).toEqual([]);
    expect(await found(otos)).toEqual([shared.grId]);
    const { header, role } = await opened(await signedIn(world(), oto), shared);
    expect([header.primaryFirstName, header.secondaryFirstName, role]).toEqual(['Oto', O.none, 'registrant']);
  });

  it('[AUTH-06] a gift of a registry that is gone cannot be bought from a cart', async () => {
    const leaver = freshAccount();
    const item = freshItem();
    const registry = exampleRegistry({ grId: freshGrId(), owners: [leaver.id], items: [item] });
    await world().given({ accounts: [leaver], registries: [registry] });
    const guest = world().browser();
    await answerOf(guest.cart.add([fromRegistry(registry.grId, item)], O.none));
    const browser = await signedIn(world(), leaver);
    await answerOf(browser.account.remove(leaver.password));
    expect(await refusalOf(guest.cart.add([fromRegistry(registry.grId, item)], O.none))).toEqual(NOT_FOUND);
    expect((await answerOf(guest.cart.read)).lines).toHaveLength(1);
  });

  it('[AUTH-06] nobody else’s account can be read or deleted', async () => {
    expect(await refusalOf(world().browser().account.profile)).toEqual({ _tag: 'SignInNeeded' });
    expect(await refusalOf(world().browser().account.remove('a password'))).toEqual({ _tag: 'SignInNeeded' });
  });
};
