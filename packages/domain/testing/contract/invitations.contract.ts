import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { instantOf } from '../arbitrary/index.ts';
import type { Browser } from './contract-environment.ts';
import { freshAccount, freshNetworkAddress } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import {
  contract,
  environment,
  freshItem,
  givenAccount,
  givenRegistry,
  linkIn,
  opened,
  refusedToOthers,
  type Scene,
  signedIn,
  subjectsTo,
} from './scene.ts';

const USED = { _tag: 'LinkAlreadyUsed' };

/** What inviting a co-registrant promises. */
export const invitationsContract = contract('invitations', () => {
  const givenRosa = () => givenAccount({ firstName: 'Rosa', lastName: 'Almeida' });
  const alone = async (): Promise<Scene & { readonly owners: Browser }> => {
    const scene = await givenRegistry([freshItem()], { secondaryFirstName: O.none, secondaryLastName: O.none });
    return { ...scene, owners: await signedIn(scene.owner) };
  };

  it('[AUTH-06] [LIVE-01] who accepts an invitation becomes the second owner, by name, once', async () => {
    const { registry, owner, owners } = await alone();
    const { grId } = registry;
    const rosa = await givenRosa();
    expect(await answerOf(owners.invitations.coRegistrant(grId))).toEqual({ _tag: 'Alone' });
    expect(await answerOf(owners.invitations.invite(grId, ` ${rosa.email} `))).toMatchObject({
      _tag: 'Invited',
      email: rosa.email,
    });
    const token = await linkIn(rosa.email);
    const stranger = environment.browser();
    const invitation = await answerOf(stranger.invitations.openInvitation(token));
    expect(invitation).toMatchObject({ isLoggedIn: false, registry: { grId, primaryFirstName: 'Amelia' } });
    expect(await refusalOf(stranger.invitations.acceptInvitation(token))).toEqual({ _tag: 'SignInNeeded' });

    const rosas = await signedIn(rosa);
    expect(await answerOf(rosas.invitations.acceptInvitation(token))).toBe(grId);
    const view = await opened(rosas, registry);
    expect([view.role, view.version, view.header.secondaryFirstName]).toEqual([
      'registrant',
      registry.version + 1,
      O.some('Rosa'),
    ]);
    expect(await answerOf(owners.invitations.coRegistrant(grId))).toEqual({
      _tag: 'Shared',
      other: O.some({ email: rosa.email, firstName: 'Rosa', lastName: 'Almeida' }),
    });
    expect(await answerOf(rosas.invitations.coRegistrant(grId))).toMatchObject({
      other: O.some({ email: owner.email }),
    });
    expect(await refusalOf(stranger.invitations.openInvitation(token))).toEqual(USED);
    expect(await refusalOf((await signedIn(await givenRosa())).invitations.acceptInvitation(token))).toEqual(USED);
    expect(await refusalOf(owners.invitations.invite(grId, freshAccount().email))).toEqual({
      _tag: 'OwnersComplete',
    });
  });

  it('[AUTH-06] the inviting owner gets an email with the name and address of the account that accepted', async () => {
    const { registry, owner, owners } = await alone();
    const rosa = await givenRosa();
    const { email } = freshAccount();
    await answerOf(owners.invitations.invite(registry.grId, email));
    const token = await linkIn(email);
    expect(await subjectsTo(owner.email)).toEqual([]);
    await answerOf((await signedIn(rosa)).invitations.acceptInvitation(token));
    const [received, ...more] = await environment.mailTo(owner.email);
    expect([more, await subjectsTo(rosa.email)]).toEqual([[], []]);
    expect(received?.text).toContain(`Rosa Almeida (${rosa.email}) has accepted your invitation`);
    expect(received?.text).toContain(`/gift-registry/registrant/edit-registry?id=${registry.grId}`);
  });

  it('[AUTH-06] one invitation is pending at a time, and can be revoked', async () => {
    const { registry, owners } = await alone();
    const { grId } = registry;
    const [first, second] = [freshAccount().email, freshAccount().email];
    await answerOf(owners.invitations.invite(grId, first));
    expect(await refusalOf(owners.invitations.invite(grId, second))).toEqual({ _tag: 'InvitationPending' });
    const token = await linkIn(first);
    expect(await answerOf(owners.invitations.revokeInvitation(grId))).toEqual({ _tag: 'Alone' });
    expect(await answerOf(owners.invitations.revokeInvitation(grId))).toEqual({ _tag: 'Alone' });
    expect(await refusalOf(environment.browser().invitations.openInvitation(token))).toEqual(USED);
    expect(await answerOf(owners.invitations.invite(grId, second))).toMatchObject({ email: second });
    expect(await refusalOf((await signedIn(await givenRosa())).invitations.acceptInvitation(token))).toEqual(USED);
  });

  it('[AUTH-06] an invitation revoked before its email was sent is never sent', async () => {
    const { registry, owners } = await alone();
    const { email } = freshAccount();
    await answerOf(owners.invitations.invite(registry.grId, email));
    await answerOf(owners.invitations.revokeInvitation(registry.grId));
    expect(await environment.mailTo(email)).toEqual([]);
  });

  it('[AUTH-06] an undeliverable invitation is shown as such, and can be sent again', async () => {
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
    expect(await subjectsTo(right)).toHaveLength(1);
  });

  it('[AUTH-06] an invitation expires after seven days, and another can be sent', async () => {
    const { registry, owners } = await alone();
    const rosa = await givenRosa();
    environment.setClock(instantOf('2027-06-10T12:00:00.000Z'));
    await answerOf(owners.invitations.invite(registry.grId, rosa.email));
    const token = await linkIn(rosa.email);
    environment.setClock(instantOf('2027-06-17T12:00:00.000Z'));
    expect(await refusalOf(environment.browser().invitations.openInvitation(token))).toEqual(USED);
    expect(await refusalOf((await signedIn(rosa)).invitations.acceptInvitation(token))).toEqual(USED);
    expect(await answerOf(owners.invitations.coRegistrant(registry.grId))).toEqual({ _tag: 'Alone' });
    expect(await answerOf(owners.invitations.invite(registry.grId, rosa.email))).toMatchObject({ _tag: 'Invited' });
  });

  it('[AUTH-06] an owner cannot accept the own invitation; a co-registrant’s name that is there stays', async () => {
    const scene = await givenRegistry([freshItem()]);
    const owners = await signedIn(scene.owner);
    const rosa = await givenRosa();
    await answerOf(owners.invitations.invite(scene.registry.grId, rosa.email));
    const token = await linkIn(rosa.email);
    expect(await answerOf(owners.invitations.openInvitation(token))).toMatchObject({ isLoggedIn: true, isOwn: true });
    expect(await refusalOf(owners.invitations.acceptInvitation(token))).toEqual({ _tag: 'OwnInvitation' });
    expect(await subjectsTo(scene.owner.email)).toEqual([]);
    expect(await answerOf(owners.invitations.coRegistrant(scene.registry.grId))).toMatchObject({ _tag: 'Invited' });
    const rosas = await signedIn(rosa);
    expect(await answerOf(rosas.invitations.openInvitation(token))).toMatchObject({ isOwn: false });
    await answerOf(rosas.invitations.acceptInvitation(token));
    expect((await opened(rosas, scene.registry)).header.secondaryFirstName).toEqual(O.some('Jonah'));
  });

  it('[AUTH-03] [AUTH-06] only owners invite, revoke and read', () =>
    refusedToOthers([
      ({ invitations }, grId) => invitations.coRegistrant(grId),
      ({ invitations }, grId) => invitations.invite(grId, 'thief@evil.example'),
      ({ invitations }, grId) => invitations.revokeInvitation(grId),
    ]));

  it('[AUTH-03] [AUTH-06] refused invitations do not count towards the emails of an address', async () => {
    const [stranger, victim] = [await givenAccount(), await givenAccount()];
    const { registry } = await alone();
    const { invitations } = await signedIn(stranger);
    for (let time = 0; time < 9; time += 1)
      expect(await refusalOf(invitations.invite(registry.grId, victim.email))).toEqual({ _tag: 'NotOwner' });
    const { account } = environment.browser({ networkAddress: freshNetworkAddress() });
    expect(await answerOf(account.forgotPassword(victim.email))).toBeUndefined();
    expect(await subjectsTo(victim.email)).toHaveLength(1);
  });

  it('[AUTH-06] [ROUTE-17] an invitation does not open on a site of the other market', async () => {
    const { registry, owners } = await alone();
    const rosa = await givenAccount();
    await answerOf(owners.invitations.invite(registry.grId, rosa.email));
    const token = await linkIn(rosa.email);
    const canada = (await signedIn(rosa, 'canada')).invitations;
    expect(await refusalOf(canada.openInvitation(token))).toEqual(USED);
    expect(await refusalOf(canada.acceptInvitation(token))).toEqual(USED);
    const here = (await signedIn(rosa)).invitations;
    expect(await answerOf(here.openInvitation(token))).toMatchObject({ registry: { grId: registry.grId } });
    expect(await answerOf(here.acceptInvitation(token))).toBe(registry.grId);
  });
});
