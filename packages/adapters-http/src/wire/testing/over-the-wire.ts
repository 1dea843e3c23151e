import { sites } from '@gift-registry/domain';
import type { either as E } from 'fp-ts';
import type { AnswerCodec } from '../codec.ts';
import type { RequestCodec } from '../call.ts';

/** What arrives of a value that is sent as JSON. */
export const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** What the other side reads of a request. */
export const asked = <R>(codec: RequestCodec<R>, request: R): E.Either<string, R> => {
  const { params, query, body } = codec.encode(request);
  return codec.decode({ params, query, body: body === undefined ? undefined : overTheWire(body) });
};

/** What the other side reads of an answer of the main site. */
export const answered = <A>(codec: AnswerCodec<A>, answer: A): E.Either<string, A> =>
  codec.decode(overTheWire(codec.encode(sites.main, answer)));

/** A request that is nothing but its body. */
export const ofBody = (body: unknown) => ({ params: {}, query: {}, body });
