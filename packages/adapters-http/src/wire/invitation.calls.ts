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
import * as t from 'io-ts';
import { emailWire } from './account.wire.ts';
import type { Call } from './call.ts';
import { grId } from './identity.ts';
import { coRegistrantAnswer, joinedAnswer, openInvitationAnswer, tokenWire } from './invitation.wire.ts';
import { ownerRefusals, tagged } from './refusal.wire.ts';
import { bodyPassedOver, bodyRequest, noBody, noQuery, requestCodec } from './request.ts';
import { answerShape } from './shape.ts';

/** Somebody shall be asked to keep the registry as well. */
export interface Invite {
  readonly grId: GrId;
  readonly email: string;
}

const ownersOnly: t.Type<ListRefusal, unknown> = t.union([...ownerRefusals]);
const linkSpent = tagged('LinkAlreadyUsed', {});

const PATH = '/api/registry/{grId}/invitation';

const itsPath = (body: t.Type<undefined, undefined>) =>
  requestCodec(
    { params: answerShape({ grId }), query: noQuery, body },
    ({ params }): GrId => params.grId,
    (number) => ({ params: { grId: number }, query: {}, body: undefined }),
  );

const itsLink = bodyRequest(
  tokenWire,
  ({ token }): LinkToken => token,
  (token) => ({ token }),
);

export const coRegistrant: Call<GrId, CoRegistrant, ListRefusal> = {
  status: 200,
  method: 'GET',
  paths: [PATH],
  request: itsPath(bodyPassedOver),
  answer: coRegistrantAnswer,
  refusal: ownersOnly,
};

export const invite: Call<Invite, CoRegistrant, ListRefusal | InviteRefusal> = {
  status: 200,
  method: 'POST',
  paths: [PATH],
  request: requestCodec(
    { params: answerShape({ grId }), query: noQuery, body: emailWire },
    ({ params, body }): Invite => ({ grId: params.grId, email: body.email }),
    ({ grId: number, email }) => ({ params: { grId: number }, query: {}, body: { email } }),
  ),
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
  status: 200,
  method: 'DELETE',
  paths: [PATH],
  request: itsPath(noBody),
  answer: coRegistrantAnswer,
  refusal: ownersOnly,
};

export const openInvitation: Call<LinkToken, OpenInvitation, LinkAlreadyUsed> = {
  status: 200,
  method: 'POST',
  paths: ['/api/invitations/open'],
  request: itsLink,
  answer: openInvitationAnswer,
  refusal: linkSpent,
};

export const acceptInvitation: Call<LinkToken, GrId, SignInNeeded | LinkAlreadyUsed | JoinRefusal> = {
  status: 200,
  method: 'POST',
  paths: ['/api/invitations/accept'],
  request: itsLink,
  answer: joinedAnswer,
  refusal: t.union([tagged('SignInNeeded', {}), linkSpent, tagged('OwnersComplete', {}), tagged('OwnInvitation', {})]),
};
