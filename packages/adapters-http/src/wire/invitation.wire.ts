import type { CoRegistrant, GrId, OpenInvitation } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { type AnswerCodec, answerCodec } from './codec.ts';
import { grId, linkToken } from './identity.ts';
import { orNull } from './option.ts';
import { ownRegistryFromWire, ownRegistryToWire, ownRegistryWire } from './own-registries.wire.ts';
import { answerShape, requestShape } from './shape.ts';
import { flag, text } from './text.ts';
import { time } from './time.ts';

/** The secret of an invitation's link. */
export const tokenWire = requestShape({ token: linkToken });

const coRegistrantWire = answerShape({
  state: t.keyof({ shared: null, invited: null, alone: null }),
  email: orNull(text),
  end: orNull(time),
});

const coRegistrantFromWire = ({ state, email, end }: t.TypeOf<typeof coRegistrantWire>): CoRegistrant => {
  if (state === 'shared') return { _tag: 'Shared' };
  return state === 'invited' && O.isSome(email) && O.isSome(end)
    ? { _tag: 'Invited', email: email.value, end: end.value }
    : { _tag: 'Alone' };
};

const coRegistrantToWire = (its: CoRegistrant): t.TypeOf<typeof coRegistrantWire> => {
  switch (its._tag) {
    case 'Shared':
      return { state: 'shared', email: O.none, end: O.none };
    case 'Invited':
      return { state: 'invited', email: O.some(its.email), end: O.some(its.end) };
    case 'Alone':
      return { state: 'alone', email: O.none, end: O.none };
  }
};

/** Who keeps a registry beside its owner. */
export const coRegistrantAnswer: AnswerCodec<CoRegistrant> = answerCodec(
  coRegistrantWire,
  coRegistrantFromWire,
  (_site, answer) => coRegistrantToWire(answer),
);

/** An invitation as who holds its link sees it. */
export const openInvitationAnswer: AnswerCodec<OpenInvitation> = answerCodec(
  answerShape({ registry: ownRegistryWire, isLoggedIn: flag }),
  ({ registry, isLoggedIn }): OpenInvitation => ({ registry: ownRegistryFromWire(registry), isLoggedIn }),
  (_site, { registry, isLoggedIn }) => ({ registry: ownRegistryToWire(registry), isLoggedIn }),
);

/** The registry that one keeps as well from now on. */
export const joinedAnswer: AnswerCodec<GrId> = answerCodec(
  answerShape({ grId }),
  (wire): GrId => wire.grId,
  (_site, number) => ({ grId: number }),
);
