import { grIdOf, revisionOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { lastValueFrom, queueScheduler, toArray } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { StreamEvent } from './connection.ts';
import { registriesHttp } from './registries.http.ts';
import { fakeServiceAnswering } from './testing/fake-service.ts';
import { calls, failedAnswer } from './wire/index.ts';

const openedUrls: Array<string> = [];

/** A stream that the service refuses. */
class RefusedStream {
  readonly readyState = 2;
  constructor(url: string) {
    openedUrls.push(url);
  }
  addEventListener(type: string, listener: (event: StreamEvent) => void): void {
    if (type === 'error') queueMicrotask(() => listener({ type }));
  }
  close(): void {}
}

describe('watching a registry that is not there', () => {
  it('[LIVE-01] [ROUTE-17] the stream is requested from the version on, as that reader, and its refusal looked into', async () => {
    const { status, body } = failedAnswer(calls.openRegistry)({ _tag: 'RegistryNotFound' });
    const { connection, sent } = fakeServiceAnswering(status, body);
    const registries = registriesHttp(
      { ...connection, EventSource: RefusedStream, linkKey: () => O.some('k') },
      { write: () => () => undefined },
      queueScheduler,
    );
    const address = { grId: grIdOf('7310442'), viewing: 'guest' } as const;
    const signals = await lastValueFrom(registries.watch(address, revisionOf(3)).pipe(toArray()));
    expect(signals).toEqual([]);
    expect(openedUrls).toEqual([
      'http://localhost:3000/api/registry/7310442/events?view=guest&after=3-00000000-0000-4000-8000-000000000003&key=k',
    ]);
    expect(sent.map(({ url }) => url)).toEqual(['http://localhost:3000/api/registry/7310442?view=guest&key=k']);
  });
});
