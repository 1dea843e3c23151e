import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';

/** One event of a stream as it was sent: its fields by name. */
export type SentEvent = Readonly<Record<string, string>>;

/** An open stream. */
export interface StreamReader {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** All text so far. */
  readonly text: () => string;
  /** Waits until that many events have arrived, and returns them. */
  readonly events: (count: number) => Promise<ReadonlyArray<SentEvent>>;
  /** Resolves when the stream ends. */
  readonly ended: Promise<void>;
  readonly close: () => void;
}

const eventsIn = (text: string): ReadonlyArray<SentEvent> =>
  text
    .split('\n\n')
    .slice(0, -1)
    .map((block) => Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2))))
    .filter((event) => 'event' in event);

/** Reads a stream of a listening service. */
export const readStream = (address: string, headers: Readonly<Record<string, string>> = {}): Promise<StreamReader> =>
  new Promise((resolve, reject) => {
    const request = get(address, { headers, agent: false }, (response: IncomingMessage) => {
      let text = '';
      const waiting = new Set<() => void>();
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
        for (const look of [...waiting]) look();
      });
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        text: () => text,
        events: (count) =>
          new Promise((found) => {
            const look = (): void => {
              const events = eventsIn(text);
              if (events.length < count) return;
              waiting.delete(look);
              found(events);
            };
            waiting.add(look);
            look();
          }),
        ended: new Promise((end) => response.on('close', () => end())),
        close: () => {
          request.destroy();
        },
      });
    });
    request.on('error', reject);
  });
