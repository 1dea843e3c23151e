import type { RegistryPatch, Site, Version } from '@gift-registry/domain';
import { either as E, function as F } from 'fp-ts';
import type * as t from 'io-ts';
import { type AnswerCodec, answerCodec, decodeWith } from './codec.ts';
import { version } from './identity.ts';
import { type PatchWire, patchFromWire, patchWire } from './patch.ts';
import { registryItemToWire } from './registry-item-to-wire.ts';
import { answerShape } from './shape.ts';
import { flag } from './value.ts';

const patchToWire = (site: Site, patch: RegistryPatch): PatchWire => ({
  ...patch,
  items: patch.items.map(registryItemToWire(site)),
});

/** The data of a live event. */
export const registryPatch = answerCodec(patchWire, patchFromWire, patchToWire);

/** The common part of every answer to a registry write: success, the new version and the patch. */
export interface Written {
  readonly version: Version;
  readonly patch: RegistryPatch;
}

const writtenWire = answerShape({ isSuccess: flag, version, patch: patchWire });

const written: AnswerCodec<Written> = answerCodec(
  writtenWire,
  ({ version: reached, patch }): Written => ({ version: reached, patch: patchFromWire(patch) }),
  (site, { version: reached, patch }) => ({ isSuccess: true, version: reached, patch: patchToWire(site, patch) }),
);

/** The answer to a registry write with further properties, which may depend on the patch. */
/* @__NO_SIDE_EFFECTS__ */
export const writtenAnswer = <W, A extends Written>(
  others: t.Type<W, object>,
  fromWire: (others: W, written: Written) => E.Either<string, A>,
  toWire: (site: Site, answer: A) => W,
): AnswerCodec<A> => ({
  form: { all: [writtenWire, others] },
  decode: (raw) =>
    F.pipe(
      E.Do,
      E.bind('others', () => decodeWith(others)(raw)),
      E.bind('write', () => written.decode(raw)),
      E.chain((read) => fromWire(read.others, read.write)),
    ),
  encode: (site, answer) => Object.assign({}, written.encode(site, answer), others.encode(toWire(site, answer))),
});

/** Like `writtenAnswer`, for further properties that need no translation. */
/* @__NO_SIDE_EFFECTS__ */
export const writtenWith = <A extends object>(others: t.Type<A, object>): AnswerCodec<A & Written> =>
  writtenAnswer<A, A & Written>(
    others,
    (more, write) => E.right({ ...more, ...write }),
    (_site, answer) => answer,
  );
