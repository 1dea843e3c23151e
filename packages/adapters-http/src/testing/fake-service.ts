import { option as O } from 'fp-ts';
import { queueScheduler } from 'rxjs';
import type { Connection, Fetch } from '../connection.ts';
import { registriesHttp } from '../registries.http.ts';

interface FakeResponse {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Sent {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** A fake service that always gives the same answer and records the requests it receives. */
export const fakeService = (answer: () => Promise<FakeResponse>): { connection: Connection; sent: Array<Sent> } => {
  const sent: Array<Sent> = [];
  const fetch: Fetch = async (url, { method, headers, body }) => {
    sent.push({ url, method, headers, body });
    const planned = await answer();
    return {
      status: planned.status,
      headers: { get: (name) => planned.headers?.[name] ?? null },
      text: async () => planned.body,
    };
  };
  return { connection: { base: 'http://localhost:3000', fetch }, sent };
};

/** A fake service that always answers with this status and body. */
export const fakeServiceAnswering = (status: number, body: unknown) =>
  fakeService(async () => ({ status, body: JSON.stringify(body) }));

/** An `EventSource` that fails when it is opened: tests of plain calls open no stream. */
class UnexpectedStream {
  readonly readyState: number;
  constructor(url: string) {
    this.readyState = 2;
    throw new TypeError(`no stream was expected: ${url}`);
  }
  addEventListener(): void {}
  close(): void {}
}
/** A log that discards its entries. */
const silent = { write: () => () => undefined };

/** Registries over that connection, without live streams. */
export const registriesOf = (connection: Connection, linkKey: O.Option<string> = O.none) =>
  registriesHttp({ ...connection, EventSource: UnexpectedStream, linkKey: () => linkKey }, silent, queueScheduler);
