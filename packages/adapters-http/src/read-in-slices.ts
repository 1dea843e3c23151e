import { either as E, type taskEither as TE } from 'fp-ts';
import type { AnswerReader } from './wire/index.ts';

/** Lets everything go first that waits to be done. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** Reads an answer; a long one a part at a time, so that the page can be scrolled and pressed in between. Left is the reason why it cannot be read, which names a place as it is in the whole. */
export const readInSlices =
  <A>({ decode, slices }: AnswerReader<A>) =>
  (raw: unknown): TE.TaskEither<string, A> =>
  async () => {
    if (slices === undefined) return decode(raw);
    const [first, ...rest] = slices.cut(raw);
    const read = decode(first);
    if (E.isLeft(read)) return decode(raw);
    const parts: [A, ...A[]] = [read.right];
    for (const part of rest) {
      await pause();
      const next = decode(part);
      if (E.isLeft(next)) return decode(raw);
      parts.push(next.right);
    }
    return E.right(slices.join(parts));
  };
