import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const system = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A system browser where there is one, else the one that @sparticuz/chromium carries, with the libraries it carries. */
export const launchOptions = async (): Promise<LaunchOptions> => {
  const found = system.find((p) => p && existsSync(p));
  if (found) return { executablePath: found, args };
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x'; // makes it unpack its own nss and set LD_LIBRARY_PATH
  const { default: chromium } = await import('@sparticuz/chromium');
  return { executablePath: await chromium.executablePath(), args };
};
