import { describe, expect, it } from 'vitest';
import { layersFile } from './layers-file.ts';

const Layers = () => null;

/** A file that comes, or does not, as its attempts say; and how often it was asked for. */
const fileOf = (attempts: ReadonlyArray<'there' | 'away'>) => {
  const asked: string[] = [];
  const file = layersFile(async () => {
    const attempt = attempts[asked.length] ?? 'away';
    asked.push(attempt);
    if (attempt === 'away') throw new TypeError('offline');
    return Layers;
  });
  return { file, asked };
};

const settled = () => new Promise((done) => setTimeout(done));

describe('the file of what may lie over a page', () => {
  it('[STATE-01] is fetched once, however often it is asked for', async () => {
    const { file, asked } = fileOf(['there']);
    expect(file.state.value).toEqual({ _tag: 'Away' });
    file.fetch();
    file.fetch();
    expect(file.state.value).toEqual({ _tag: 'Coming' });
    await settled();
    file.fetch();
    expect(file.state.value).toEqual({ _tag: 'There', Layers });
    expect(asked).toEqual(['there']);
  });

  it('[STATE-01] is fetched again where it did not come and that is forgotten', async () => {
    const { file, asked } = fileOf(['away', 'there']);
    file.fetch();
    await settled();
    file.fetch();
    expect(file.state.value).toEqual({ _tag: 'Failed' });
    file.forgetFailure();
    file.fetch();
    await settled();
    file.forgetFailure();
    expect(file.state.value).toEqual({ _tag: 'There', Layers });
    expect(asked).toEqual(['away', 'there']);
  });
});
