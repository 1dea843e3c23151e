/** Signal handlers are installed before anything else, so that an early stop is clean. */
const stopping = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopping.abort());

const { run } = await import('./service-process.ts');
await run(stopping.signal);
