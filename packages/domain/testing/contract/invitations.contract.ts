import { option as O } from 'fp-ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instantOf } from '../arbitrary/index.ts';
import type { Browser, ContractEnvironment, GivenAccount } from './contract-environment.ts';
import { linkIn, subjectsTo } from './emails.ts';
import { freshAccount, freshNetworkAddress } from './fresh.ts';
import { invitationsRefusingContract } from './invitations-refusing.contract.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { freshItem, opened, type Scene, sceneIn } from './scene.ts';

const SPENT = { _tag: 'LinkAlreadyUsed' };

/** What keeping a registry together promises, whatever stands behind it. */
export const invitationsContract = (name: string, makeEnvironment: () => Promise<ContractEnvironment>): void => {
  describe(`invitations over ${name}`, () => {
    let environment: ContractEnvironment;
    beforeAll(async () => {
      environment = await makeEnvironment();
    });
    afterAll(() => environment.close());

    const signedInAs = async ({ email, password }: GivenAccount): Promise<Browser> => {
      const browser = environment.browser({ networkAddress: freshNetworkAddress() });
      await answerOf(browser.account.signIn({ email, password }));
      return browser;
    };
    const rosaIn = async (): Promise<GivenAccount> => {
      const rosa = { ...freshAccount(), firstName: 'Rosa', lastName: 'Almeida' };
      await environment.given({ accounts: [rosa] });
      return rosa;
    };
    const alone = async (): Promise<Scene & { readonly owners: Browser }> => {
      const scene = await sceneIn(environment, [freshItem()], {
        secondaryFirstName: O.none,
        secondaryLastName: O.none,
      });
      return { ...scene, owners: await signedInAs(scene.owner) };
    };

    it('[AUTH-06] who is asked by mail becomes the second owner, by name, once', async () => {
      const { registry, owner, owners } = await alone();
      const { grId } = registry;
      const rosa = await rosaIn();
      expect(await answerOf(owners.invitations.coRegistrant(grId))).toEqual({ _tag: 'Alone' });
      expect(await answerOf(owners.invitations.invite(grId, ` ${rosa.email} `))).toMatchObject({
        _tag: 'Invited',
        email: rosa.email,
      });
      const token = await linkIn(environment, rosa.email);
      const stranger = environment.browser();
      const seen = await answerOf(stranger.invitations.openInvitation(token));
      expect(seen).toMatchObject({ isLoggedIn: false, registry: { grId, primaryFirstName: 'Amelia' } });
      expect(await refusalOf(stranger.invitations.acceptInvitation(token))).toEqual({ _tag: 'SignInNeeded' });

      const hers = await signedInAs(rosa);
      expect(await answerOf(hers.invitations.acceptInvitation(token))).toBe(grId);
      const view = await opened(hers, registry);
      expect([view.role, view.header.secondaryFirstName]).toEqual(['registrant', O.some('Rosa')]);
      expect(await answerOf(owners.invitations.coRegistrant(grId))).toEqual({
        _tag: 'Shared',
        other: O.some({ email: rosa.email, firstName: 'Rosa', lastName: 'Almeida' }),
      });
      expect(await answerOf(hers.invitations.coRegistrant(grId))).toMatchObject({
        other: O.some({ email: owner.email }),
      });
      expect(await refusalOf(stranger.invitations.openInvitation(token))).toEqual(SPENT);
      expect(await refusalOf((await signedInAs(await rosaIn())).invitations.acceptInvitation(token))).toEqual(SPENT);
      expect(await refusalOf(owners.invitations.invite(grId, freshAccount().email))).toEqual({
        _tag: 'OwnersComplete',
      });
    });

    it('[AUTH-06] who invited gets an email when somebody joins, also under another address: name and address of that account', async () => {
      const { registry, owner, owners } = await alone();
      const rosa = await rosaIn();
      const { email } = freshAccount();
      await answerOf(owners.invitations.invite(registry.grId, email));
      const token = await linkIn(environment, email);
      expect(await subjectsTo(environment, owner.email)).toEqual([]);
      await answerOf((await signedInAs(rosa)).invitations.acceptInvitation(token));
      const [arrived, ...more] = await environment.mailTo(owner.email);
      expect([more, await subjectsTo(environment, rosa.email)]).toEqual([[], []]);
      expect(arrived?.text).toContain(`Rosa Almeida (${rosa.email}) has accepted your invitation`);
      expect(arrived?.text).toContain(`/gift-registry/registrant/edit-registry?id=${registry.grId}`);
    });

    it('[AUTH-06] [LIVE-01] joining is an event of the registry, with its head', async () => {
      const { registry, owners } = await alone();
      const rosa = await rosaIn();
      const before = await opened(owners, registry);
      await answerOf(owners.invitations.invite(registry.grId, rosa.email));
      const hers = await signedInAs(rosa);
      await answerOf(hers.invitations.acceptInvitation(await linkIn(environment, rosa.email)));
      const after = await opened(owners, registry);
      expect([after.version - before.version, after.header.secondaryFirstName]).toEqual([1, O.some('Rosa')]);
    });

    it('[AUTH-06] one invitation stands at a time, and can be taken back', async () => {
      const { registry, owners } = await alone();
      const { grId } = registry;
      const [first, second] = [freshAccount().email, freshAccount().email];
      await answerOf(owners.invitations.invite(grId, first));
      expect(await refusalOf(owners.invitations.invite(grId, second))).toEqual({ _tag: 'InvitationPending' });
      const token = await linkIn(environment, first);
      expect(await answerOf(owners.invitations.revokeInvitation(grId))).toEqual({ _tag: 'Alone' });
      expect(await answerOf(owners.invitations.revokeInvitation(grId))).toEqual({ _tag: 'Alone' });
      expect(await refusalOf(environment.browser().invitations.openInvitation(token))).toEqual(SPENT);
      expect(await answerOf(owners.invitations.invite(grId, second))).toMatchObject({ email: second });
      expect(await refusalOf((await signedInAs(await rosaIn())).invitations.acceptInvitation(token))).toEqual(SPENT);
    });

    it('[AUTH-06] one that was taken back before its email left is never sent', async () => {
      const { registry, owners } = await alone();
      const { email } = freshAccount();
      await answerOf(owners.invitations.invite(registry.grId, email));
      await answerOf(owners.invitations.revokeInvitation(registry.grId));
      expect(await environment.mailTo(email)).toEqual([]);
    });

    it('[AUTH-06] one that cannot be delivered is told to who sent it, and can be sent anew', async () => {
      const { registry, owners } = await alone();
      const { grId } = registry;
      const [wrong, right] = [freshAccount().email, freshAccount().email];
      environment.failMail('for good');
      expect(await answerOf(owners.invitations.invite(grId, wrong))).toMatchObject({ isUndelivered: false });
      expect(await environment.mailTo(wrong)).toEqual([]);
      environment.failMail(false);
      expect(await answerOf(owners.invitations.coRegistrant(grId))).toMatchObject({
        _tag: 'Invited',
        email: wrong,
        isUndelivered: true,
      });
      await answerOf(owners.invitations.revokeInvitation(grId));
      expect(await answerOf(owners.invitations.invite(grId, right))).toMatchObject({ isUndelivered: false });
      expect(await subjectsTo(environment, right)).toHaveLength(1);
    });

    it('[AUTH-06] it is worth nothing after seven days, and another one can be sent', async () => {
      const { registry, owners } = await alone();
      const rosa = await rosaIn();
      environment.setClock(instantOf('2027-06-10T12:00:00.000Z'));
      await answerOf(owners.invitations.invite(registry.grId, rosa.email));
      const token = await linkIn(environment, rosa.email);
      environment.setClock(instantOf('2027-06-17T12:00:00.000Z'));
      expect(await refusalOf(environment.browser().invitations.openInvitation(token))).toEqual(SPENT);
      expect(await refusalOf((await signedInAs(rosa)).invitations.acceptInvitation(token))).toEqual(SPENT);
      expect(await answerOf(owners.invitations.coRegistrant(registry.grId))).toEqual({ _tag: 'Alone' });
      expect(await answerOf(owners.invitations.invite(registry.grId, rosa.email))).toMatchObject({ _tag: 'Invited' });
    });

    it('[AUTH-06] an owner who opens the own link is told so and changes nothing; a name that stands there stays', async () => {
      const scene = await sceneIn(environment, [freshItem()]);
      const owners = await signedInAs(scene.owner);
      const rosa = await rosaIn();
      await answerOf(owners.invitations.invite(scene.registry.grId, rosa.email));
      const token = await linkIn(environment, rosa.email);
      expect(await answerOf(owners.invitations.openInvitation(token))).toMatchObject({ isLoggedIn: true, isOwn: true });
      expect(await refusalOf(owners.invitations.acceptInvitation(token))).toEqual({ _tag: 'OwnInvitation' });
      expect(await subjectsTo(environment, scene.owner.email)).toEqual([]);
      expect(await answerOf(owners.invitations.coRegistrant(scene.registry.grId))).toMatchObject({ _tag: 'Invited' });
      const hers = await signedInAs(rosa);
      expect(await answerOf(hers.invitations.openInvitation(token))).toMatchObject({ isOwn: false });
      await answerOf(hers.invitations.acceptInvitation(token));
      expect((await opened(hers, scene.registry)).header.secondaryFirstName).toEqual(O.some('Jonah'));
    });

    it('[AUTH-03] [AUTH-06] nobody but an owner asks, sees or takes back', async () => {
      const { registry } = await alone();
      const { grId } = registry;
      const hers = await signedInAs(await rosaIn());
      for (const [browser, refusal] of [
        [hers, 'NotOwner'],
        [environment.browser(), 'SignInNeeded'],
      ] as const) {
        const its = browser.invitations;
        expect(await refusalOf(its.coRegistrant(grId))).toEqual({ _tag: refusal });
        expect(await refusalOf(its.invite(grId, 'thief@evil.example'))).toEqual({ _tag: refusal });
        expect(await refusalOf(its.revokeInvitation(grId))).toEqual({ _tag: refusal });
      }
    });

    invitationsRefusingContract(() => environment);
  });
};
