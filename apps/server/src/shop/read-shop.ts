import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Shop, type ShopMistake, shopOf, type WrittenMarket, type WrittenSite } from '@gift-registry/domain';
import { either as E, function as F, readonlyArray as RA, type taskEither as TE } from 'fp-ts';
import type * as t from 'io-ts';
import { mistakesInFile } from '../json-file/file-codec.ts';
import { errorCode } from '../log/error-code.ts';
import { readLooks } from '../site-look/read-looks.ts';
import type { SiteLooks } from '../site-look/site-look.ts';
import { marketCodec, shopCodec, siteCodec } from './shop-codecs.ts';

type Mistakes = ReadonlyArray<ShopMistake>;

/** The content of a file of the folder; left is all that is wrong with it. */
const readJson = async <A>(folder: string, file: string, codec: t.Type<A>): Promise<E.Either<Mistakes, A>> => {
  try {
    return F.pipe(
      mistakesInFile(codec)(await readFile(join(folder, file), 'utf8')),
      E.mapLeft(RA.map(({ place, expected }) => ({ file, place, expected }))),
    );
  } catch (error) {
    return E.left([{ file, place: '', expected: `a file that can be read (${errorCode(error)})` }]);
  }
};

const readAll = async <A>(
  folder: string,
  kind: 'markets' | 'sites',
  names: ReadonlyArray<string>,
  codec: t.Type<A>,
): Promise<{ readonly mistakes: Mistakes; readonly files: Readonly<Record<string, A>> }> => {
  const read = await Promise.all(
    names.map(async (name) =>
      E.map((file: A) => [name, file] as const)(await readJson(folder, `${kind}/${name}.json`, codec)),
    ),
  );
  const { left, right } = RA.separate(read);
  return { mistakes: left.flat(), files: Object.fromEntries(right) };
};

/** A shop as the service needs it: with the looks of its sites. */
export interface ShopWithLooks extends Shop {
  readonly looks: SiteLooks;
}

/** Reads the files of a shop from its folder (INT-01); left is all that is wrong with them. */
export const readShop =
  (folder: string): TE.TaskEither<Mistakes, ShopWithLooks> =>
  async () => {
    const shop = await readJson(folder, 'shop.json', shopCodec);
    if (E.isLeft(shop)) return shop;
    const markets = await readAll<WrittenMarket>(folder, 'markets', shop.right.markets, marketCodec);
    const sites = await readAll<WrittenSite>(folder, 'sites', shop.right.sites, siteCodec);
    const { looks, ofSites, mistakes } = await readLooks(folder, shop.right.sites);
    const unreadable = [...markets.mistakes, ...sites.mistakes];
    const read = shopOf({ shop: shop.right, markets: markets.files, sites: sites.files, looks: ofSites });
    if (E.isRight(read) && unreadable.length + mistakes.length === 0) return E.right({ ...read.right, looks });
    // What does not fit because a file could not be read is not reported again.
    const isUnread = ({ file }: ShopMistake): boolean => unreadable.length > 0 && file === 'shop.json';
    const unfitting = E.isLeft(read) ? read.left.filter((mistake) => !isUnread(mistake)) : [];
    return E.left([...unreadable, ...mistakes, ...unfitting]);
  };

/** One line for each mistake. */
export const mistakeLines = (folder: string, mistakes: Mistakes): string =>
  mistakes
    .map(({ file, place, expected }) => `${join(folder, file)}: ${place === '' ? '' : `${place} `}must be ${expected}`)
    .join('\n');
