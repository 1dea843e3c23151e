import type * as t from 'io-ts';
import type { AnswerCodec } from './codec.ts';
import type { AnyRefusal } from './refusal.wire.ts';
import type { RequestCodec } from './request.ts';

/** One call of the contract; the client's function and the service's route are made from it. */
export interface Call<Request, Answer, Refusal extends AnyRefusal> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `{name}` for parameters. All lead to the same; a client uses the first. Served with and without a slash at the end. */
  readonly paths: readonly [string, ...ReadonlyArray<string>];
  readonly request: RequestCodec<Request>;
  readonly status: 200 | 201;
  readonly answer: AnswerCodec<Answer>;
  /** The answer is a fragment of HTML instead of JSON: the codec's other side is its text. Refusals are JSON all the same. */
  readonly isHtml?: true;
  readonly refusal: t.Type<Refusal, unknown>;
  /** Where the contract answers a refusal of this call under another status than in every other call. */
  readonly statuses?: Readonly<Partial<Record<Refusal['_tag'], number>>>;
  /** The words of a refusal where the source states them: the `message` of the failed answer. */
  readonly messageOf?: (refusal: Refusal) => string | undefined;
  /** Reads the words in which a service refuses for a reason that is not in the table. */
  readonly rejected?: (message: string) => Refusal;
  /** What stands in every failed answer of this call besides. */
  readonly failedWith?: Readonly<Record<string, null>>;
}
