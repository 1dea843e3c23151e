/** Signals are heard before anything else is read, so that a stop is in order however early it comes. */
const stopping = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopping.abort());

const { run } = await import('./service-process.ts');
await run(stopping.signal);
