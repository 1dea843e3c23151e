import { option as O } from 'fp-ts';
import { queueScheduler } from 'rxjs';
import type { Connection, Fetch } from '../connection.ts';
import { registriesHttp } from '../registries.http.ts';

interface Planned {
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

/** A service that gives one answer and remembers what it was sent. */
export const serviceThat = (answer: () => Promise<Planned>): { connection: Connection; sent: Array<Sent> } => {
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

/** A service that always answers so. */
export const answering = (status: number, body: unknown) =>
  serviceThat(async () => ({ status, body: JSON.stringify(body) }));

/** Streams that no test of plain calls opens. */
class NoStream {
  readonly readyState: number;
  constructor(url: string) {
    this.readyState = 2;
    throw new TypeError(`no stream was expected: ${url}`);
  }
  addEventListener(): void {}
  close(): void {}
}
/** A log that no one reads. */
const silent = { write: () => () => undefined };

/** Registries over that connection, without live streams. */
export const registriesOf = (connection: Connection, linkKey: O.Option<string> = O.none) =>
  registriesHttp({ ...connection, EventSource: NoStream, linkKey: () => linkKey }, silent, queueScheduler);
