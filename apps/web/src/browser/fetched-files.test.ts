import { describe, expect, it } from 'vitest';
import { importAfterFetching } from './fetched-files.ts';

type Answer = number | 'offline';

/** A server that answers for a file as is said, one answer after the other. */
const asking = (answers: ReadonlyArray<Answer>) => {
  const asked: string[] = [];
  const onRunFailed: Array<ReadonlyArray<string>> = [];
  const after = importAfterFetching({
    loaded: () => ['/app.js'],
    fetch: async (file) => {
      const answer = answers[asked.length] ?? 'offline';
      asked.push(file);
      if (answer === 'offline') throw new TypeError('Failed to fetch');
      return new Response('', { status: answer });
    },
    onRunFailed: (files) => onRunFailed.push(files),
  });
  return { after, asked, onRunFailed };
};

const nameOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return 'came';
  } catch (error) {
    return error instanceof Error ? error.name : 'nothing';
  }
};

describe('the files of a script', () => {
  it('[STATE-01] are asked for again after they did not come, and the script is never run without them', async () => {
    const { after, asked } = asking(['offline', 503, 200]);
    let runs = 0;
    const run = async () => {
      runs += 1;
    };
    expect(await nameOf(after(['/a.js'], run))).toBe('TypeError');
    expect(await nameOf(after(['/a.js'], run))).toBe('Error');
    expect(runs).toBe(0);
    expect(await nameOf(after(['/a.js'], run))).toBe('came');
    expect(await nameOf(after(['/a.js'], run))).toBe('came');
    expect([runs, asked.length]).toEqual([2, 3]);
  });

  it('[STATE-01] are not fetched when the page has loaded them', async () => {
    const { after, asked } = asking([200]);
    expect(await nameOf(after(['/app.js', '/a.js'], async () => 1))).toBe('came');
    expect(asked).toEqual(['/a.js']);
  });

  it('[STATE-01] that the server has no more, or that came and could not be run, are told from those that did not come', async () => {
    const { after, onRunFailed } = asking([404, 410, 200]);
    const broken = () => Promise.reject(new TypeError('Importing a module script failed.'));
    expect(await nameOf(after(['/a.js'], async () => 1))).toBe('ChunkOutdated');
    expect(await nameOf(after(['/a.js'], async () => 1))).toBe('ChunkOutdated');
    expect(await nameOf(after(['/a.js'], broken))).toBe('ChunkOutdated');
    expect(onRunFailed).toEqual([['/a.js']]);
  });
});
