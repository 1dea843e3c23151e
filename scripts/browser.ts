import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LaunchOptions } from 'playwright';
import { carriedBrowser } from './carried-browser.ts';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const isCarried = process.platform === 'linux' && process.arch === 'x64';
const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser that `CHROMIUM` names; else the one that comes with the packages; else, on a machine that it is not made for, one of the system. */
export const launchOptions = (): LaunchOptions => {
  const named = process.env['CHROMIUM'];
  if (named !== undefined && named !== '') return { executablePath: named, args };
  if (isCarried) return { ...carriedBrowser(join(import.meta.dirname, '..')), args };
  const found = system.find((path) => existsSync(path));
  if (found === undefined) throw new Error('no browser here: install Chromium, or name one in CHROMIUM');
  return { executablePath: found, args };
};
