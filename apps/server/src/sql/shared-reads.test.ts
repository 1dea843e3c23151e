import fc from 'fast-check';
import { either as E, taskEither as TE } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { sharedReads } from './shared-reads.ts';

/** Runs all pending microtasks. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};

/** A store whose reads end on command, each with the value committed when it started. */
const slowStore = () => {
  let committed = 0;
  const ends: Array<() => void> = [];
  let reads = 0;
  return {
    commit: () => {
      committed += 1;
      return committed;
    },
    committed: () => committed,
    reads: () => reads,
    endOne: () => ends.shift()?.(),
    read: (_name: string) => (): Promise<E.Either<string, number>> => {
      reads += 1;
      const seen = committed;
      return new Promise((resolve) => ends.push(() => resolve(E.right(seen))));
    },
  };
};

describe('shared reads', () => {
  it('[LIVE-01] every caller gets a value read after its call', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('commit', 'ask', 'end', 'settle'), { maxLength: 40 }),
        async (steps) => {
          const store = slowStore();
          const read = sharedReads(store.read);
          const reads: Array<{ readonly least: number; readonly answer: Promise<E.Either<string, number>> }> = [];
          for (const step of steps) {
            if (step === 'commit') store.commit();
            if (step === 'ask') reads.push({ least: store.committed(), answer: read('a')() });
            if (step === 'end') store.endOne();
            if (step === 'settle') await settle();
          }
          for (let left = 0; left <= steps.length; left += 1) {
            await settle();
            store.endOne();
          }
          for (const { least, answer } of reads) {
            const answered = await answer;
            expect(E.isRight(answered) && answered.right).toBeGreaterThanOrEqual(least);
          }
        },
      ),
    );
  });

  it('[LIVE-01] any number of concurrent callers cause two reads at most, also with callers during a read', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 100 }), async (askers) => {
        const store = slowStore();
        const read = sharedReads(store.read);
        const answers = Array.from({ length: askers }, () => read('a')());
        store.endOne();
        await settle();
        store.endOne();
        await Promise.all(answers);
        expect(store.reads()).toBe(Math.min(askers, 2));
      }),
    );
  });

  it('[LIVE-01] reads of different arguments do not wait for each other', async () => {
    const store = slowStore();
    const read = sharedReads(store.read);
    void read('a')();
    void read('b')();
    expect(store.reads()).toBe(2);
  });

  it('[LIVE-01] a failure reaches all who share the read and is not cached', async () => {
    let reads = 0;
    const read = sharedReads((_name: string) => async () => {
      reads += 1;
      await Promise.resolve();
      return reads <= 2 ? E.left('away') : E.right(reads);
    });
    const ask = () => read('a')();
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([E.left('away'), E.left('away'), E.left('away')]);
    expect(await ask()).toEqual(E.right(3));
  });

  it('[LIVE-01] a read that throws rejects for all who share it, and the next one works', async () => {
    let reads = 0;
    const read = sharedReads((_name: string): TE.TaskEither<string, number> => {
      reads += 1;
      return reads <= 2 ? () => Promise.reject(new Error('broken')) : TE.right(reads);
    });
    const outcomes = await Promise.allSettled([read('a')(), read('a')(), read('a')()]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await read('a')()).toEqual(E.right(3));
  });
});
