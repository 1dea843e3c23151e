import type { Generated } from 'kysely';
import type { Moment } from './columns.ts';

/** A picture that was fetched, named by a digest of its bytes. */
export interface PicturesTable {
  name: string;
  webp: Buffer;
  /** Since when no product has an address of it; null while one has. */
  unused_since: Moment | null;
}

/** An address of pictures of products. */
export interface PictureAddressesTable {
  address: string;
  picture: Generated<string | null>;
  attempts: Generated<number>;
  /** When it is fetched next, or the reservation of the running attempt ends; null once it was fetched or given up. */
  due_at: Moment | null;
  given_up_at: Generated<Moment | null>;
  /** Why the last attempt failed. */
  reason: Generated<string | null>;
}

/** The addresses of a product's pictures, in order. */
export interface ProductPicturesTable {
  sku: string;
  address: string;
  position: number;
  /** Whether the product had it before its last change, and shows it until the first of the others is there. */
  is_former: boolean;
}
