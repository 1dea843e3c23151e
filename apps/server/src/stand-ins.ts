import type { LogEntry } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { Settings } from './settings.ts';

/** What stands in for a service of the retailer's own where families use it: nobody pays by `approving-payment`, and nobody reads emails that lie in a folder. */
export const standIns = ({ isProduction, smtp }: Pick<Settings, 'isProduction' | 'smtp'>): ReadonlyArray<LogEntry> =>
  isProduction
    ? [
        { level: 'warning', tag: 'payment.stand-in', data: {} },
        ...(O.isNone(smtp) ? [{ level: 'warning', tag: 'email.stand-in', data: {} } as const] : []),
      ]
    : [];
