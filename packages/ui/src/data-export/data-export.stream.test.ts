import type { DataExport, Fault, SignInNeeded } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { SavedFile } from '../thank-you/index.ts';
import { dataExportStream } from './data-export.stream.ts';

const data: DataExport = {
  format: 'gift-registry-own-data',
  version: 1,
  takenAt: '2027-06-12T09:00:00.000Z',
  account: { email: 'amelia@example.com', firstName: 'Amelia', lastName: 'Hart' },
  registries: [],
  photos: [],
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

const taking = (...answers: ReadonlyArray<E.Either<SignInNeeded | Fault, DataExport>>) => {
  const waiting = [...answers];
  const files: Array<SavedFile> = [];
  const requests = { times: 0 };
  const stream = dataExportStream({
    account: {
      data: async () => {
        requests.times += 1;
        return waiting.shift() ?? E.left({ _tag: 'Unavailable' });
      },
    },
    saveFile: (file) => void files.push(file),
  });
  stream.model.changes$.subscribe();
  return { stream, files, requests, state: () => stream.model.value.state };
};

describe('exporting one’s data', () => {
  it('[AUTH-06] [SET-01] sends one request at a time, and saves the answer as a file', async () => {
    const { stream, files, requests, state } = taking(E.right(data));
    expect([state()._tag, requests.times]).toEqual(['Idle', 0]);
    stream.submit();
    stream.submit();
    expect([state()._tag, requests.times]).toEqual(['Pending', 1]);
    await settled();
    expect(state()).toEqual({ _tag: 'Succeeded' });
    expect(files.map(({ name, type, text }) => [name, type, JSON.parse(text)])).toEqual([
      ['my-registry-data-2027-06-12.json', 'application/json', data],
    ]);
  });

  it('[AUTH-06] shows why it failed, saves nothing, and can be tried again', async () => {
    const refusal = { _tag: 'TooManyRequests', retryAfterSeconds: 900 } as const;
    const { stream, files, state } = taking(E.left(refusal), E.right(data));
    stream.submit();
    await settled();
    expect([state(), files]).toEqual([{ _tag: 'Failed', reason: refusal }, []]);
    stream.submit();
    await settled();
    expect([state()._tag, files.length]).toEqual(['Succeeded', 1]);
  });
});
