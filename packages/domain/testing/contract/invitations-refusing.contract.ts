import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import type { ContractEnvironment } from './contract-environment.ts';
import { linkIn, subjectsTo } from './emails.ts';
import { freshAccount, freshNetworkAddress } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { freshItem, sceneIn, signedIn } from './scene.ts';

/** To whom an invitation is no way, and to what. */
export const invitationsRefusingContract = (environment: () => ContractEnvironment): void => {
  const aloneIn = () =>
    sceneIn(environment(), [freshItem()], { secondaryFirstName: O.none, secondaryLastName: O.none });

  it('[AUTH-03] [AUTH-06] who may not ask uses up none of the emails that a mail address may get', async () => {
    const [stranger, victim] = [freshAccount(), freshAccount()];
    await environment().given({ accounts: [stranger, victim] });
    const { registry } = await aloneIn();
    const { invitations } = await signedIn(environment(), stranger);
    for (let time = 0; time < 9; time += 1)
      expect(await refusalOf(invitations.invite(registry.grId, victim.email))).toEqual({ _tag: 'NotOwner' });
    const { account } = environment().browser({ networkAddress: freshNetworkAddress() });
    expect(await answerOf(account.forgotPassword(victim.email))).toBeUndefined();
    expect(await subjectsTo(environment(), victim.email)).toHaveLength(1);
  });

  it('[AUTH-06] nor does an owner whose email is not sent', async () => {
    const { registry, owner } = await aloneIn();
    const { invitations } = await signedIn(environment(), owner);
    await answerOf(invitations.invite(registry.grId, freshAccount().email));
    const { email } = freshAccount();
    for (let time = 0; time < 10; time += 1)
      expect(await refusalOf(invitations.invite(registry.grId, email))).toEqual({ _tag: 'InvitationPending' });
  });

  it('[AUTH-06] [ROUTE-17] the link opens nothing on a site of the other market, and stays as it was', async () => {
    const { registry, owner } = await aloneIn();
    const rosa = freshAccount();
    await environment().given({ accounts: [rosa] });
    await answerOf((await signedIn(environment(), owner)).invitations.invite(registry.grId, rosa.email));
    const token = await linkIn(environment(), rosa.email);
    const canada = (await signedIn(environment(), rosa, 'canada')).invitations;
    expect(await refusalOf(canada.openInvitation(token))).toEqual({ _tag: 'LinkAlreadyUsed' });
    expect(await refusalOf(canada.acceptInvitation(token))).toEqual({ _tag: 'LinkAlreadyUsed' });
    const here = (await signedIn(environment(), rosa)).invitations;
    expect(await answerOf(here.openInvitation(token))).toMatchObject({ registry: { grId: registry.grId } });
    expect(await answerOf(here.acceptInvitation(token))).toBe(registry.grId);
  });
};
