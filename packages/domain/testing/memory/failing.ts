import { either as E, type taskEither as TE } from 'fp-ts';

type Task = TE.TaskEither<unknown, unknown>;

/** The failures that a member of a port names; a call that hands on whatever a decision refuses can always be unavailable. */
type FailureOf<Member> =
  Member extends TE.TaskEither<infer Failure, unknown>
    ? Failure
    : Member extends (...args: never[]) => TE.TaskEither<infer Failure, unknown>
      ? unknown extends Failure
        ? { readonly _tag: 'Unavailable' }
        : Failure
      : never;

/** The members of a port that can fail: calls that answer a task, and tasks that stand there themselves. */
export type FallibleCall<Port> = {
  [Name in keyof Port]: Port[Name] extends Task | ((...args: never[]) => Task) ? Name : never;
}[keyof Port];

/**
 * The port, but that one call always fails so and does nothing. Works for driving and driven ports alike. A call is told from a task that stands there itself
 * by its having parameters.
 */
export const failing = <Port extends object, Call extends FallibleCall<Port>>(
  port: Port,
  call: Call,
  error: FailureOf<Port[Call]>,
): Port => {
  const failed = () => Promise.resolve(E.left(error));
  const member = port[call];
  const isCall = typeof member === 'function' && member.length > 0;
  return { ...port, [call]: isCall ? () => failed : failed };
};
