import type { RegistryPatch, Site, Version } from '@gift-registry/domain';
import { either as E, function as F } from 'fp-ts';
import type * as t from 'io-ts';
import { type AnswerCodec, answerOf, decodeWith, succeeded } from './codec.ts';
import { version } from './identity.ts';
import { patch } from './patch.ts';
import { answerShape, merged } from './shape.ts';
import { encodeOn } from './site-codec.ts';

/** The data of a live event. */
export const registryPatch: AnswerCodec<RegistryPatch> = answerOf(patch);

/** The common part of every answer to a registry write: success, the new version and the patch. */
export interface Written {
  readonly version: Version;
  readonly patch: RegistryPatch;
}

const written: t.Type<Written, object> = merged(succeeded, answerShape({ version, patch }));

/** The answer to a registry write with further properties, which may depend on the patch. */
/* @__NO_SIDE_EFFECTS__ */
export const writtenAnswer = <W extends object, A extends Written>(
  others: t.Type<W, object>,
  fromWire: (others: W, written: Written) => E.Either<string, A>,
  toWire: (site: Site, answer: A) => W,
): AnswerCodec<A> => {
  const all = merged(written, others);
  return {
    form: { as: all },
    decode: F.flow(
      decodeWith(all),
      E.chain((read) => fromWire(read, { version: read.version, patch: read.patch })),
    ),
    encode: (site, answer) => encodeOn(all, site, { ...answer, ...toWire(site, answer) }),
  };
};

/** Like `writtenAnswer`, for further properties that need no translation. */
/* @__NO_SIDE_EFFECTS__ */
export const writtenWith = <A extends object>(others: t.Type<A, object>): AnswerCodec<A & Written> =>
  answerOf(merged(written, others));
