import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LaunchOptions } from 'playwright';
import { packagedBrowser } from './packaged-browser.ts';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const isPackaged = process.platform === 'linux' && process.arch === 'x64';
const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Launches the browser in `CHROMIUM`; otherwise the packaged Chromium or, where that does not run, a browser of the system. */
export const launchOptions = (): LaunchOptions => {
  const fromEnvironment = process.env['CHROMIUM'];
  if (fromEnvironment !== undefined && fromEnvironment !== '') return { executablePath: fromEnvironment, args };
  if (isPackaged) return { ...packagedBrowser(join(import.meta.dirname, '..')), args };
  const found = system.find((path) => existsSync(path));
  if (found === undefined) throw new Error('no browser here: install Chromium, or name one in CHROMIUM');
  return { executablePath: found, args };
};
