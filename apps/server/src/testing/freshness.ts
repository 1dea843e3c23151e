/** The data that a reader sees of a registry, as counters that only grow. */
export interface Seen {
  readonly purchased: number;
  readonly greeting: number;
  readonly price: number;
}

/** The number of services, and the operations on one of them; a write resolves once it is acknowledged. */
export interface StaleReadSetup {
  readonly services: number;
  readonly order: (at: number) => Promise<void>;
  /** Writes the number as the greeting. */
  readonly greet: (at: number, greeting: number) => Promise<void>;
  /** Sets the product's price in whole dollars; undefined where products cannot be changed. */
  readonly reprice: ((price: number) => Promise<void>) | undefined;
  /** Reads like a browser, which caches the response and revalidates it. */
  readonly readers: ReadonlyArray<(at: number) => Promise<Seen>>;
}

/** A random integer from 0 up to the bound, exclusive; uniform, and deterministic for a seed. */
const drawing = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * below);
  };
};

const keys = ['purchased', 'greeting', 'price'] as const;

/**
 * Runs that many pairs of a write and a read, with that many workers concurrently; returns a sentence for each read
 * that was older than the last write acknowledged before it began.
 */
export const staleReads = async (
  { services, order, greet, reprice, readers }: StaleReadSetup,
  started: Seen,
  { pairs, workers, seed }: { readonly pairs: number; readonly workers: number; readonly seed: number },
): Promise<ReadonlyArray<string>> => {
  const draw = drawing(seed);
  const acknowledged = { ...started };
  const begun = { ...started };
  const stale: Array<string> = [];
  let left = pairs;

  /** Numbers are written one after another, so that the last acknowledged one is the largest. */
  let turn: Promise<void> = Promise.resolve();
  const next = (key: 'greeting' | 'price', write: (value: number) => Promise<void>): Promise<void> => {
    const mine = turn.then(async () => {
      begun[key] += 1;
      const value = begun[key];
      await write(value);
      acknowledged[key] = value;
    });
    turn = mine.catch(() => undefined);
    return mine;
  };

  const write = async (): Promise<void> => {
    const kind = draw(3);
    if (kind === 0) {
      await order(draw(services));
      acknowledged.purchased += 1;
    } else if (kind === 1 || reprice === undefined) {
      const at = draw(services);
      await next('greeting', (greeting) => greet(at, greeting));
    } else await next('price', reprice);
  };

  const read = async (): Promise<void> => {
    const [at, reader] = [draw(services), draw(readers.length)];
    const before = { ...acknowledged };
    const seen = await readers[reader]?.(at);
    if (seen === undefined) return;
    for (const key of keys)
      if (seen[key] < before[key])
        stale.push(`reader ${reader} at service ${at} saw ${key} ${seen[key]} after ${before[key]} was acknowledged`);
  };

  await Promise.all(
    Array.from({ length: workers }, async () => {
      while (left > 0) {
        left -= 1;
        await write();
        await read();
      }
    }),
  );
  return stale;
};
