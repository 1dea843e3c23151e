import { either as E, type taskEither as TE } from 'fp-ts';
import type { AnswerReader } from './wire/index.ts';

/** Yields to the browser's pending tasks. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/**
 * Decodes an answer. A long one is decoded in parts with pauses in between, so that the page keeps responding to
 * scrolling and clicks. Left is the reason why it cannot be read; the reason gives the position in the whole answer.
 */
export const readInSlices =
  <A>({ decode, slices }: AnswerReader<A>) =>
  (raw: unknown): TE.TaskEither<string, A> =>
  async () => {
    if (slices === undefined) return decode(raw);
    const [first, ...rest] = slices.cut(raw);
    if (rest.length > 0) await pause();
    const read = decode(first);
    if (E.isLeft(read)) return decode(raw);
    const parts: [A, ...A[]] = [read.right];
    for (const part of rest) {
      await pause();
      const next = decode(part);
      if (E.isLeft(next)) return decode(raw);
      parts.push(next.right);
    }
    if (rest.length > 0) await pause();
    return E.right(slices.join(parts));
  };
