import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { option as O } from 'fp-ts';

/** A picture of the shop's folder. */
export interface ShopPicture {
  /** Its name with a digest of its bytes: `oak-board.0123456789abcdef`. */
  readonly name: string;
  readonly path: string;
}

/** The pictures in the shop's folder, as they are when the service starts. */
export interface ShopPictures {
  /** The picture in that file, such as `oak-board.avif`; pages address it by its name, so that a changed file has a new address. */
  readonly inFile: (file: string) => O.Option<ShopPicture>;
  /** The picture of that name; the digest may be another one, or missing. */
  readonly named: (name: string) => O.Option<ShopPicture>;
}

const FILE = /^([\w-]+)\.(?:avif|webp|jpe?g|png|gif)$/;

/** In hexadecimal digits. */
const DIGEST = 16;

const NAME = new RegExp(`^([\\w-]+?)(?:\\.[0-9a-f]{${DIGEST}})?$`);

/** Reads the names of the files at once, and each file when it is first asked for. A folder that does not exist has none. */
export const shopPictures = (folder: string): ShopPictures => {
  const files = new Map(
    (existsSync(folder) ? readdirSync(folder) : []).flatMap((file) => {
      const [, name] = FILE.exec(file) ?? [];
      return name === undefined ? [] : [[name, file] as const];
    }),
  );
  const known = new Map<string, ShopPicture>();
  const readPicture = (name: string, file: string): ShopPicture => {
    const path = join(folder, file);
    const digest = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, DIGEST);
    const picture = { name: `${name}.${digest}`, path };
    known.set(name, picture);
    return picture;
  };
  const find = (name = ''): O.Option<ShopPicture> => {
    const file = files.get(name);
    return file === undefined ? O.none : O.some(known.get(name) ?? readPicture(name, file));
  };
  return {
    inFile: (file) => {
      const [, name] = FILE.exec(file) ?? [];
      return files.get(name ?? '') === file ? find(name) : O.none;
    },
    named: (name) => find(NAME.exec(name)?.[1]),
  };
};

/** A shop without pictures. */
export const NO_PICTURES: ShopPictures = { inFile: () => O.none, named: () => O.none };
