import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { preparedFolder } from '../testing/opened-database.ts';
import { startedService } from '../testing/started-service.ts';

describe('stopping the service while the mail server is silent', () => {
  const folder = preparedFolder();
  const ends: Array<() => unknown> = [folder.remove];
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  });

  /** Takes connections and never says a word. */
  const silentServer = async (): Promise<{ readonly port: number; readonly called: Promise<Socket> }> => {
    let server: Server | undefined;
    const called = new Promise<Socket>((resolve) => {
      server = createServer(resolve);
    });
    const port = await new Promise<number>((resolve) => {
      server?.listen(0, '127.0.0.1', () => {
        const address = server?.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
    ends.push(() => server?.close());
    return { port, called };
  };

  it('[AUTH-06] the letter on its way is not waited for until the stop is cut short', async () => {
    const { port, called } = await silentServer();
    const service = startedService({
      PORT: '0',
      DATA_DIR: folder.path,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'registry@house.example',
    });
    ends.push(() => service.signal('SIGKILL'));
    await service.says('Gift registry:');
    const origin = /http:\/\/localhost:\d+/.exec(service.stdout())?.[0] ?? '';
    const asked = await fetch(`${origin}/api/account/forgot-password`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'demo@example.com' }),
    });
    expect(asked.ok).toBe(true);
    const connection = await called;
    ends.push(() => connection.destroy());
    service.signal('SIGTERM');
    expect(await service.ended).toBe(0);
    expect(service.stdout()).not.toContain('stop-cut-short');
    expect(service.stdout()).not.toContain('stop-failed');
  });
});
