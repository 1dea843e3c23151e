import { sites } from '@gift-registry/domain/testing/arbitrary';
import type { either as E } from 'fp-ts';
import type { RequestCodec } from '../call.ts';
import type { AnswerCodec } from '../codec.ts';

/** A value after a round trip through JSON. */
export const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A request after the client wrote it and the service read it. */
export const sentRequest = <R>(codec: RequestCodec<R>, request: R): E.Either<string, R> => {
  const { params, query, body } = codec.encode(request);
  return codec.decode({ params, query, body: body === undefined ? undefined : overTheWire(body) });
};

/** An answer of the main site after the service wrote it and the client read it. */
export const sentAnswer = <A>(codec: AnswerCodec<A>, answer: A): E.Either<string, A> =>
  codec.decode(overTheWire(codec.encode(sites.main, answer)));
