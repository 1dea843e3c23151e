import { shownDeletion } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { exampleAddress, exampleRegistry } from '../arbitrary/index.ts';
import type { Browser, ContractEnvironment } from './contract-environment.ts';
import { subjectsTo } from './emails.ts';
import { freshAccount, freshGrId, freshNetworkAddress } from './fresh.ts';
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

/** Leaves after a look at what becomes of the registries. */
const leave = async ({ account }: Pick<Browser, 'account'>, { password }: { readonly password: string }) =>
  answerOf(account.remove({ password, shown: shownDeletion(await answerOf(account.profile)) }));

/** What leaving promises. */
export const accountLeavingContract = (environment: () => ContractEnvironment): void => {
  const NOT_FOUND = { _tag: 'RegistryNotFound' };

  it('[AUTH-06] who deletes an account is told beforehand what goes, and takes it along; what is shared stays', async () => {
    const [leaver, other] = [freshAccount(), freshAccount()];
    const item = freshItem();
    const alone = exampleRegistry({ grId: freshGrId(), owners: [leaver.id], items: [item] });
    const canadian = exampleRegistry({ grId: freshGrId(), owners: [leaver.id], market: 'CA', items: [] });
    const shared = exampleRegistry({ grId: freshGrId(), owners: [leaver.id, other.id], items: [freshItem()] });
    await environment().given({ accounts: [leaver, other], registries: [alone, canadian, shared] });
    await buy(environment(), fromRegistry(alone.grId, item));
    const browser = await signedIn(environment(), leaver);
    const { goes, stays } = await answerOf(browser.account.profile);
    expect(goes.map(({ grId }) => grId).sort()).toEqual([alone.grId, canadian.grId].sort());
    expect(stays.map(({ grId }) => grId)).toEqual([shared.grId]);

    expect(
      await refusalOf(browser.account.remove({ password: 'a guess', shown: shownDeletion({ goes, stays }) })),
    ).toEqual({ _tag: 'PasswordWrong' });
    expect((await opened(environment().browser(), alone)).grId).toBe(alone.grId);

    expect(await leave(browser, leaver)).toEqual({ isLoggedIn: false });
    expect(await answerOf(browser.account.config)).toEqual({ isLoggedIn: false });
    expect(await refusalOf(environment().browser().registries.open({ grId: alone.grId, viewing: 'guest' }))).toEqual(
      NOT_FOUND,
    );
    expect(
      await refusalOf(
        environment().browser({ site: 'canada' }).registries.open({ grId: canadian.grId, viewing: 'guest' }),
      ),
    ).toEqual(NOT_FOUND);
    const owners = await signedIn(environment(), other);
    expect((await opened(owners, shared)).role).toBe('registrant');
    expect((await answerOf(owners.account.profile)).goes.map(({ grId }) => grId)).toEqual([shared.grId]);
    const { email, password } = leaver;
    expect(
      await refusalOf(
        environment().browser({ networkAddress: freshNetworkAddress() }).account.signIn({ email, password }),
      ),
    ).toEqual({ _tag: 'BadCredentials' });
    expect(await subjectsTo(environment(), email)).toEqual([expect.stringContaining('was deleted')]);
  });

  it('[AUTH-06] [LIVE-01] who shared a registry is named on it no more: neither found nor shown, and open pages are told', async () => {
    const { ida, oto, idas, otos, shared } = idaAndOto();
    const other = { ...shared, grId: freshGrId() };
    await environment().given({ accounts: [ida, oto], registries: [shared, other] });
    const found = async (text: string) =>
      (await answerOf(environment().browser().directory.find({ text, page: 1 }))).registries
        .map(({ grId }) => grId)
        .sort();
    expect(await found(otos)).toEqual([shared.grId, other.grId].sort());

    const guest = environment().browser();
    const before = await opened(guest, shared);
    const told = patchesOf(guest.registries.watch({ grId: shared.grId, viewing: 'own' }, before), 1);
    await leave(await signedIn(environment(), oto), oto);
    expect(await found(otos)).toEqual([]);
    expect(await found(idas)).toEqual([shared.grId, other.grId].sort());
    const { header } = await opened(environment().browser(), shared);
    expect([header.primaryFirstName, header.secondaryFirstName]).toEqual(['Ida', O.none]);
    expect(folded(before, await told)).toEqual(await opened(guest, shared));
  });

  it('[AUTH-06] when the one who began a shared registry leaves, the other is its registrant', async () => {
    const { ida, oto, idas, otos, shared } = idaAndOto();
    await environment().given({ accounts: [ida, oto], registries: [shared] });
    await leave(await signedIn(environment(), ida), ida);
    const found = async (text: string) =>
      (await answerOf(environment().browser().directory.find({ text, page: 1 }))).registries.map(({ grId }) => grId);
    expect(await found(idas)).toEqual([]);
    expect(await found(otos)).toEqual([shared.grId]);
    const { header, role } = await opened(await signedIn(environment(), oto), shared);
    expect([header.primaryFirstName, header.secondaryFirstName, role]).toEqual(['Oto', O.none, 'registrant']);
  });

  it('[AUTH-06] [SET-01] the delivery address goes with who leaves, from settings and data; the other one gets an email and can say it anew', async () => {
    const { ida, oto, shared } = idaAndOto();
    await environment().given({ accounts: [ida, oto], registries: [shared] });
    const idas = await signedIn(environment(), ida);
    await answerOf(
      idas.settings.changeSettings(shared.grId, {
        address: { was: O.none, now: O.some(exampleAddress({ recipient: 'Ida Moe' })) },
      }),
    );
    await leave(idas, ida);
    const otos = await signedIn(environment(), oto);
    const settings = await answerOf(otos.settings.readSettings(shared.grId));
    expect(settings.address).toEqual(O.none);
    expect(JSON.stringify(await answerOf(otos.account.data))).not.toMatch(/Ida|Moe/);
    const [email, ...more] = await environment().mailTo(oto.email);
    expect(more).toEqual([]);
    expect(email?.text).toContain('Ida has deleted their account');
    expect(email?.text).toContain(shared.grId);
    expect(email?.text).toContain('The delivery address was deleted as well');
    expect(email?.text).toContain(`/gift-registry/registrant/edit-registry?id=${shared.grId}`);
    const anew = O.some(exampleAddress({ recipient: 'Oto' }));
    await answerOf(otos.settings.changeSettings(shared.grId, { address: { was: O.none, now: anew } }));
    expect((await answerOf(otos.settings.readSettings(shared.grId))).address).toEqual(anew);
  });

  it('[AUTH-06] [SITE-02] of a registry of the other market the email comes from there; without an address it asks for none', async () => {
    const { ida, oto, shared } = idaAndOto();
    await environment().given({ accounts: [ida, oto], registries: [{ ...shared, market: 'CA', items: [] }] });
    await leave(await signedIn(environment(), oto), oto);
    const [email] = await environment().mailTo(ida.email);
    expect(email?.text).toMatch(/https?:\/\/ca\.localhost/);
    expect(email?.text).not.toContain('address was deleted');
  });

  it('[AUTH-06] a gift of a registry that is gone cannot be bought from a cart', async () => {
    const leaver = freshAccount();
    const item = freshItem();
    const registry = exampleRegistry({ grId: freshGrId(), owners: [leaver.id], items: [item] });
    await environment().given({ accounts: [leaver], registries: [registry] });
    const guest = environment().browser();
    await answerOf(guest.cart.add([fromRegistry(registry.grId, item)], O.none));
    const browser = await signedIn(environment(), leaver);
    await leave(browser, leaver);
    expect(await refusalOf(guest.cart.add([fromRegistry(registry.grId, item)], O.none))).toEqual(NOT_FOUND);
    expect((await answerOf(guest.cart.read)).lines).toHaveLength(1);
  });

  it('[AUTH-06] who was shown something else than what would happen now is refused, keeps everything, and is asked anew', async () => {
    const { ida, oto, shared } = idaAndOto();
    const alone = exampleRegistry({ grId: freshGrId(), owners: [ida.id], items: [] });
    await environment().given({ accounts: [ida, oto], registries: [shared, alone] });
    const idas = await signedIn(environment(), ida);
    const shown = shownDeletion(await answerOf(idas.account.profile));
    const { password } = ida;
    expect(shown).toEqual({ goes: [alone.grId], stays: [shared.grId] });
    // The other one leaves meanwhile: what was promised to stay would go now.
    await leave(await signedIn(environment(), oto), oto);
    for (const seen of [shown, { ...shown, stays: [] }, { goes: [shared.grId], stays: [] }])
      expect(await refusalOf(idas.account.remove({ password, shown: seen }))).toEqual({
        _tag: 'DeletionVersionConflict',
      });
    for (const registry of [shared, alone]) expect((await opened(idas, registry)).role).toBe('registrant');
    expect(await answerOf(idas.account.config)).toEqual({ isLoggedIn: true });
    expect(await subjectsTo(environment(), ida.email)).toEqual([expect.stringMatching(/^You now manage/)]);
    expect(await leave(idas, ida)).toEqual({ isLoggedIn: false });
  });

  it('[AUTH-06] nobody else’s account can be read or deleted', async () => {
    expect(await refusalOf(environment().browser().account.profile)).toEqual({ _tag: 'SignInNeeded' });
    expect(
      await refusalOf(
        environment()
          .browser()
          .account.remove({ password: 'a password', shown: { goes: [], stays: [] } }),
      ),
    ).toEqual({ _tag: 'SignInNeeded' });
  });
};
