import type { DeviceName } from '@gift-registry/domain';
import Bowser from 'bowser';

/** A browser may write what it likes here; what is kept of it is short. */
const short = (name: string | undefined): string => (name ?? '').slice(0, 40);

/** What a browser is by its `User-Agent` header; empty where it sends none, or none that is known. */
export const deviceName = (userAgent: string | undefined): DeviceName => {
  if (userAgent === undefined || userAgent === '') return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  return { browser: short(browser.name), system: short(os.name) };
};
