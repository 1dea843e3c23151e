import type { ProductServices } from '../catalogue/index.ts';
import type { Product } from '../item/index.ts';
import type { Design } from '../personalization/index.ts';
import type { Registry } from '../registry/index.ts';
import type { ShelfStock } from '../store/index.ts';

/** What the lines of a cart are about: registries that the person may know of, with at least the items named, and products. */
export interface Stock {
  readonly registries: ReadonlyArray<Registry>;
  readonly products: ReadonlyArray<Product>;
  /** The words on plain products; may be left out where there are none. */
  readonly designs?: ReadonlyArray<Design>;
  /** What comes with the products; may be left out where it is not told. */
  readonly services?: ReadonlyArray<ProductServices>;
  /** What stands in stores of what is picked up there; left out where it is not known, and then nothing is said of it (BUY-08). */
  readonly shelves?: ReadonlyArray<ShelfStock>;
}
