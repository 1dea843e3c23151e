import { either as E, type taskEither as TE } from 'fp-ts';

/** What a call answers; a refusal is a failed test that shows it. */
export const answerOf = async <Failure, Answer>(call: TE.TaskEither<Failure, Answer>): Promise<Answer> => {
  const outcome = await call();
  if (E.isLeft(outcome)) throw new Error(`refused: ${JSON.stringify(outcome.left)}`);
  return outcome.right;
};

/** Why a call is refused; an answer is a failed test that shows it. */
export const refusalOf = async <Failure, Answer>(call: TE.TaskEither<Failure, Answer>): Promise<Failure> => {
  const outcome = await call();
  if (E.isRight(outcome)) throw new Error(`not refused: ${JSON.stringify(outcome.right)}`);
  return outcome.left;
};
