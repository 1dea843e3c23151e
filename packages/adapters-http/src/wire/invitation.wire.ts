import type { CoRegistrant, GrId, KeptTogether, OpenInvitation } from '@gift-registry/domain';
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
  firstName: orNull(text),
  lastName: orNull(text),
  isUndelivered: flag,
});

const nameFrom = O.getOrElse(() => '');
const nameTo = O.fromPredicate((name: string) => name !== '');

const coRegistrantFromWire = (wire: t.TypeOf<typeof coRegistrantWire>): CoRegistrant => {
  const { state, email, end, isUndelivered } = wire;
  if (state === 'shared') {
    const named = { firstName: nameFrom(wire.firstName), lastName: nameFrom(wire.lastName) };
    return { _tag: 'Shared', other: O.map((its: string) => ({ email: its, ...named }))(email) };
  }
  return state === 'invited' && O.isSome(email) && O.isSome(end)
    ? { _tag: 'Invited', email: email.value, end: end.value, isUndelivered }
    : { _tag: 'Alone' };
};

const UNNAMED = { firstName: O.none, lastName: O.none } as const;

const coRegistrantToWire = (its: CoRegistrant): t.TypeOf<typeof coRegistrantWire> => {
  switch (its._tag) {
    case 'Shared':
      return {
        state: 'shared',
        email: O.map(({ email }: KeptTogether) => email)(its.other),
        end: O.none,
        firstName: O.chain(({ firstName }: KeptTogether) => nameTo(firstName))(its.other),
        lastName: O.chain(({ lastName }: KeptTogether) => nameTo(lastName))(its.other),
        isUndelivered: false,
      };
    case 'Invited':
      return {
        state: 'invited',
        email: O.some(its.email),
        end: O.some(its.end),
        ...UNNAMED,
        isUndelivered: its.isUndelivered,
      };
    case 'Alone':
      return { state: 'alone', email: O.none, end: O.none, ...UNNAMED, isUndelivered: false };
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
  answerShape({ registry: ownRegistryWire, isLoggedIn: flag, isOwn: flag }),
  ({ registry, ...its }): OpenInvitation => ({ registry: ownRegistryFromWire(registry), ...its }),
  (_site, { registry, isLoggedIn, isOwn }) => ({ registry: ownRegistryToWire(registry), isLoggedIn, isOwn }),
);

/** The registry that one keeps as well from now on. */
export const joinedAnswer: AnswerCodec<GrId> = answerCodec(
  answerShape({ grId }),
  (wire): GrId => wire.grId,
  (_site, number) => ({ grId: number }),
);
