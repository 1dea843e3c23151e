import { either as E, type taskEither as TE } from 'fp-ts';

type Task = TE.TaskEither<unknown, unknown>;

/** The failures of a port's member; a call that passes on any refusal of a decision can always be unavailable. */
type FailureOf<Member> =
  Member extends TE.TaskEither<infer Failure, unknown>
    ? Failure
    : Member extends (...args: never[]) => TE.TaskEither<infer Failure, unknown>
      ? unknown extends Failure
        ? { readonly _tag: 'Unavailable' }
        : Failure
      : never;

/** The members of a port that can fail: calls that give a task, and tasks. */
export type FallibleCall<Port> = {
  [Name in keyof Port]: Port[Name] extends Task | ((...args: never[]) => Task) ? Name : never;
}[keyof Port];

/**
 * The port with one call, or one task, that does nothing and fails. A call is run with arguments; a task without, or with the `undefined` that a promise's `then` passes on.
 */
export const failing = <Port extends object, Call extends FallibleCall<Port>>(
  port: Port,
  call: Call,
  error: FailureOf<Port[Call]>,
): Port => {
  const failed = () => Promise.resolve(E.left(error));
  const isTask = (input: ReadonlyArray<unknown>): boolean => input.every((one) => one === undefined);
  return { ...port, [call]: (...input: ReadonlyArray<unknown>) => (isTask(input) ? failed() : failed) };
};
