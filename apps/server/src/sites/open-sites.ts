import { readFile } from 'node:fs/promises';
import { demoSites, type Site, taxRates } from '@gift-registry/domain';
import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { errorCode } from '../log/error-code.ts';
import type { Settings } from '../settings.ts';
import { readSitesFile, type SitesFile } from './sites-file.ts';

const demo: SitesFile = { sites: demoSites, emailSenders: {}, taxes: taxRates };

/** Whether the host is a name or address by which a computer reaches itself. */
const isLocal = (host: string): boolean => /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0)$/.test(host);

/** The message about a site that only this computer could reach: its emails and the links of its sister sites lead to its first host. */
const withoutHost = ({ id, hosts: [own = ''] }: Site): string =>
  `The site ${id} has no host of its own (${own}); name the hosts of all sites in a file, and set SITES_FILE to it.`;

/**
 * Reads the sites from the configured file, or uses those of the demo, which are not for production. Left is the reason
 * for a failure, in one sentence.
 */
export const openSites = ({
  sitesFile,
  isProduction,
}: Pick<Settings, 'sitesFile' | 'isProduction'>): TE.TaskEither<string, SitesFile> =>
  F.pipe(
    sitesFile,
    O.match(
      () => TE.right<string, SitesFile>(demo),
      (path) =>
        F.pipe(
          TE.tryCatch(
            () => readFile(path, 'utf8'),
            (error) => `The file of sites ${path} could not be read (${errorCode(error)}); check SITES_FILE.`,
          ),
          TE.chainEitherK((text) =>
            E.mapLeft((mistake: string) => `The file of sites ${path} has a mistake: ${mistake}.`)(readSitesFile(text)),
          ),
        ),
    ),
    TE.chainEitherK((file) => {
      const unreachable = isProduction ? file.sites.find(({ hosts: [own = ''] }) => isLocal(own)) : undefined;
      return unreachable === undefined ? E.right(file) : E.left(withoutHost(unreachable));
    }),
  );
