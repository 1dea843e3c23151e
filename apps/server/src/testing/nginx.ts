import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

/** An nginx of its own, with the configuration of `deploy/nginx`. */
export interface Nginx {
  /** For example `http://localhost:40123`. */
  readonly address: string;
  /** Passes requests on to these services from now on, by a reload; answers once no new request goes to others. */
  readonly passTo: (addresses: ReadonlyArray<string>) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const deployed = fileURLToPath(new URL('../../../../deploy/nginx/registry', import.meta.url));

// Debian puts it where only root looks.
const env = { ...process.env, PATH: `${process.env['PATH'] ?? ''}${delimiter}/usr/sbin` };

export const isNginxInstalled = (): boolean => spawnSync('nginx', ['-v'], { env }).status === 0;

const configuration = (port: number, addresses: ReadonlyArray<string>, generation: number): string => `
daemon off;
worker_processes 1;
pid nginx.pid;
error_log error.log;
events { worker_connections 4096; }
http {
  include registry/http.conf;
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  upstream registry {
    zone registry 64k;
${addresses.map((address) => `    server 127.0.0.1:${new URL(address).port} max_fails=1 fail_timeout=2s;`).join('\n')}
    keepalive 64;
    keepalive_timeout 60s;
  }
  server {
    listen 127.0.0.1:${port};
    server_name localhost;
    # One program stands for many readers: it says for whom it asks.
    set_real_ip_from 127.0.0.1;
    real_ip_header X-Forwarded-For;
    set $registry_scheme $scheme;
    location = /generation { return 200 "${generation}"; }
    include registry/server.conf;
  }
}
`;

/** Starts it in the folder, before these services. */
export const startNginx = async (folder: string, addresses: ReadonlyArray<string>): Promise<Nginx> => {
  const [home, port] = [join(folder, 'nginx'), await freePort()];
  const address = `http://localhost:${port}`;
  mkdirSync(home);
  chmodSync(home, 0o755);
  cpSync(deployed, join(home, 'registry'), { recursive: true });
  let generation = 1;
  const write = (to: ReadonlyArray<string>): void =>
    writeFileSync(join(home, 'nginx.conf'), configuration(port, to, generation));
  write(addresses);
  const started: ChildProcess = spawn('nginx', ['-p', home, '-c', 'nginx.conf'], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => started.once('exit', () => resolve()));
  const isCurrent = async (): Promise<boolean> => {
    try {
      // A connection of its own: one that is kept open is answered by the configuration that accepted it.
      const answer = await fetch(`http://127.0.0.1:${port}/generation`, { headers: { connection: 'close' } });
      return (await answer.text()) === String(generation);
    } catch (error) {
      if (error instanceof TypeError) return false;
      throw error;
    }
  };
  const current = async (): Promise<void> => {
    for (let since = performance.now(); !(await isCurrent()); ) {
      if (started.exitCode !== null || performance.now() - since > 10_000)
        throw new Error(`nginx in ${home} does not serve`);
      await sleep(50);
    }
  };
  await current();
  return {
    address,
    passTo: async (to) => {
      generation += 1;
      write(to);
      started.kill('SIGHUP');
      await current();
    },
    stop: async () => {
      started.kill('SIGTERM');
      await ended;
    },
  };
};
