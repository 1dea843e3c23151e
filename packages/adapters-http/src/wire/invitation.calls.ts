import type {
  CoRegistrant,
  GrId,
  InviteRefusal,
  JoinRefusal,
  LinkAlreadyUsed,
  LinkToken,
  ListRefusal,
  OpenInvitation,
  SignInNeeded,
} from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { emailBody } from './account.calls.ts';
import { bodyRequest, type Call, ignoredBody, noBody, registryBody, registryRequest } from './call.ts';
import { type AnswerCodec, answerCodec, answerOf } from './codec.ts';
import { grId, linkToken } from './identity.ts';
import { orNull } from './list-and-option.ts';
import { ownerRefusals, ownersOnly, tagged } from './refusal.ts';
import { ownRegistry } from './registry-name.ts';
import { answerShape, only, onlyKnown } from './shape.ts';
import { flag, oneOf, text, time } from './value.ts';

const coRegistrantWire = answerShape({
  state: oneOf('shared', 'invited', 'alone'),
  email: orNull(text),
  end: orNull(time),
  firstName: orNull(text),
  lastName: orNull(text),
  isUndelivered: flag,
});

type CoRegistrantWire = t.TypeOf<typeof coRegistrantWire>;

const orEmptyName = O.getOrElse(() => '');
const notEmpty = O.fromPredicate((name: string) => name !== '');

const coRegistrantFromWire = (wire: CoRegistrantWire): CoRegistrant => {
  const { state, email, end, isUndelivered } = wire;
  if (state === 'shared') {
    const names = { firstName: orEmptyName(wire.firstName), lastName: orEmptyName(wire.lastName) };
    return {
      _tag: 'Shared',
      other: F.pipe(
        email,
        O.map((address) => ({ email: address, ...names })),
      ),
    };
  }
  return state === 'invited' && O.isSome(email) && O.isSome(end)
    ? { _tag: 'Invited', email: email.value, end: end.value, isUndelivered }
    : { _tag: 'Alone' };
};

const NO_CO_REGISTRANT: CoRegistrantWire = {
  state: 'alone',
  email: O.none,
  end: O.none,
  firstName: O.none,
  lastName: O.none,
  isUndelivered: false,
};

const coRegistrantToWire = (other: CoRegistrant): CoRegistrantWire => {
  switch (other._tag) {
    case 'Shared':
      return {
        ...NO_CO_REGISTRANT,
        state: 'shared',
        ...F.pipe(
          other.other,
          O.match(
            () => ({}),
            ({ email, firstName, lastName }) => ({
              email: O.some(email),
              firstName: notEmpty(firstName),
              lastName: notEmpty(lastName),
            }),
          ),
        ),
      };
    case 'Invited':
      return {
        ...NO_CO_REGISTRANT,
        state: 'invited',
        email: O.some(other.email),
        end: O.some(other.end),
        isUndelivered: other.isUndelivered,
      };
    case 'Alone':
      return NO_CO_REGISTRANT;
  }
};

const coRegistrantAnswer: AnswerCodec<CoRegistrant> = answerCodec(
  coRegistrantWire,
  coRegistrantFromWire,
  (_site, other) => coRegistrantToWire(other),
);

const linkAlreadyUsed = tagged('LinkAlreadyUsed', {});

const PATH = '/api/registry/{grId}/invitation';

const linkBody = bodyRequest(onlyKnown(only('token', linkToken)));

/** The other owner of the registry. */
export const coRegistrant: Call<GrId, CoRegistrant, ListRefusal> = {
  method: 'GET',
  paths: [PATH],
  request: registryRequest(ignoredBody),
  answer: coRegistrantAnswer,
  refusal: ownersOnly,
};

export const invite: Call<{ readonly grId: GrId; readonly email: string }, CoRegistrant, ListRefusal | InviteRefusal> =
  {
    method: 'POST',
    paths: [PATH],
    request: registryBody(emailBody),
    answer: coRegistrantAnswer,
    refusal: t.union([
      ...ownerRefusals,
      tagged('EmailInvalid', {}),
      tagged('OwnersComplete', {}),
      tagged('InvitationPending', {}),
      tagged('OwnAddress', {}),
    ]),
  };

export const revokeInvitation: Call<GrId, CoRegistrant, ListRefusal> = {
  ...coRegistrant,
  method: 'DELETE',
  request: registryRequest(noBody),
};

/** The invitation behind a link, for anyone who holds the link. */
export const openInvitation: Call<LinkToken, OpenInvitation, LinkAlreadyUsed> = {
  method: 'POST',
  paths: ['/api/invitations/open'],
  request: linkBody,
  answer: answerOf(answerShape({ registry: ownRegistry, isLoggedIn: flag, isOwn: flag })),
  refusal: linkAlreadyUsed,
};

/** Accepts an invitation; the answer is the registry that the person now owns as well. */
export const acceptInvitation: Call<LinkToken, GrId, SignInNeeded | LinkAlreadyUsed | JoinRefusal> = {
  method: 'POST',
  paths: ['/api/invitations/accept'],
  request: linkBody,
  answer: answerOf(only('grId', grId)),
  refusal: t.union([
    tagged('SignInNeeded', {}),
    linkAlreadyUsed,
    tagged('OwnersComplete', {}),
    tagged('OwnInvitation', {}),
  ]),
};
