import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../log/error-code.ts';

/** The names of the files that the build of the web app marked and laid into its folder `assets`; none while it is not built. */
export const builtFiles = (webFolder: string): ReadonlyArray<string> => {
  try {
    return readdirSync(join(webFolder, 'assets'));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
};
