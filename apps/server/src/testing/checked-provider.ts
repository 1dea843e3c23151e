/* Tried by `npm run check:provider` (scripts/check-provider.mjs). */
import { describe } from 'vitest';
import { moduleVariables } from '../providers/connect-providers.ts';
import { providerConformance } from './provider-conformance.ts';
import { temporaryFolder } from './test-database.ts';

const { CHECKED_KIND, CHECKED_MODULE = '', MAIL_TO, ...env } = process.env;
const kind = (['payment', 'tax', 'pictures', 'mail'] as const).find((each) => each === CHECKED_KIND);
if (kind === undefined) throw new Error(`there are modules of the kinds ${Object.keys(moduleVariables).join(', ')}`);

describe(`${moduleVariables[kind]}=${CHECKED_MODULE}`, () =>
  providerConformance({
    kind,
    name: CHECKED_MODULE,
    env,
    dataFolder: temporaryFolder().path,
    ...(MAIL_TO === undefined ? {} : { mailTo: MAIL_TO }),
  }));
