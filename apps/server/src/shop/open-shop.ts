import type { Instant, Site } from '@gift-registry/domain';
import { either as E, function as F, taskEither as TE } from 'fp-ts';
import type { Settings } from '../settings.ts';
import { type LoadedShop, problemLines, readShop } from './read-shop.ts';

/** Whether the host is a name or address by which a computer reaches itself. */
const isLocal = (host: string): boolean => /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0)$/.test(host);

/** The message about a site that only this computer could reach: its emails and the links of its sister sites lead to its first host. */
const withoutHost = ({ id, hosts: [own = ''] }: Site): string =>
  `The site ${id} has no host of its own (${own}); name the hosts of all sites in the files of your shop, and set SHOP_DIR to their folder.`;

/** Reads the shop from its folder; the demo's hosts are not for production. Left is the reason for a failure. */
export const openShop = (
  { shopFolder, giftGuide, isProduction }: Pick<Settings, 'shopFolder' | 'giftGuide' | 'isProduction'>,
  now: Instant,
): TE.TaskEither<string, LoadedShop> =>
  F.pipe(
    readShop({ folder: shopFolder, giftGuide, now }),
    TE.mapLeft((problems) => `The shop of SHOP_DIR has mistakes:\n${problemLines(shopFolder, problems)}`),
    TE.chainEitherK((shop) => {
      const unreachable = isProduction ? shop.sites.find(({ hosts: [own = ''] }) => isLocal(own)) : undefined;
      return unreachable === undefined ? E.right(shop) : E.left(withoutHost(unreachable));
    }),
  );
