import type { Migration } from 'kysely';
import { firstTables } from './0001-first-tables.ts';
import { searchedProducts } from './0002-searched-products.ts';
import { settledItems } from './0003-settled-items.ts';
import { strictProducts } from './0004-strict-products.ts';
import { moneyGifts } from './0005-money-gifts.ts';
import { reviewedProducts } from './0006-reviewed-products.ts';
import { giftCardsInCarts } from './0007-gift-cards-in-carts.ts';
import { movedMoney } from './0008-moved-money.ts';
import { contributionsInCarts } from './0009-contributions-in-carts.ts';
import { stores } from './0010-stores.ts';
import { productServices } from './0011-product-services.ts';
import { designs } from './0012-designs.ts';
import { reportedOrders } from './0013-reported-orders.ts';
import { accountsByMail } from './0014-accounts-by-mail.ts';
import { foundRegistries } from './0015-found-registries.ts';
import { deletedRegistries } from './0016-deleted-registries.ts';
import { drawnDesigns } from './0020-drawn-designs.ts';
import { orderedCarts } from './0021-ordered-carts.ts';
import { registryPhotos } from './0022-registry-photos.ts';
import { giftMarks } from './0023-gift-marks.ts';
import { checklistTicks } from './0024-checklist-ticks.ts';
import { begunRegistries } from './0025-begun-registries.ts';
import { crossings } from './0026-crossings.ts';
import { unturnedWords } from './0028-unturned-words.ts';
import { foldedLetters } from './0029-folded-letters.ts';
import { leftRegistries } from './0031-left-registries.ts';
import { carriedSessions } from './0033-carried-sessions.ts';
import { runningOrders } from './0034-running-orders.ts';

/** All changes of the tables in order; one that was published is never edited, the next one follows it. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-first-tables': firstTables,
  '0002-searched-products': searchedProducts,
  '0003-settled-items': settledItems,
  '0004-strict-products': strictProducts,
  '0005-money-gifts': moneyGifts,
  '0006-reviewed-products': reviewedProducts,
  '0007-gift-cards-in-carts': giftCardsInCarts,
  '0008-moved-money': movedMoney,
  '0009-contributions-in-carts': contributionsInCarts,
  '0010-stores': stores,
  '0011-product-services': productServices,
  '0012-designs': designs,
  '0013-reported-orders': reportedOrders,
  '0014-accounts-by-mail': accountsByMail,
  '0015-found-registries': foundRegistries,
  '0016-deleted-registries': deletedRegistries,
  '0020-drawn-designs': drawnDesigns,
  '0021-ordered-carts': orderedCarts,
  '0022-registry-photos': registryPhotos,
  '0023-gift-marks': giftMarks,
  '0024-checklist-ticks': checklistTicks,
  '0025-begun-registries': begunRegistries,
  '0026-crossings': crossings,
  '0028-unturned-words': unturnedWords,
  '0029-folded-letters': foldedLetters,
  '0031-left-registries': leftRegistries,
  '0033-carried-sessions': carriedSessions,
  '0034-running-orders': runningOrders,
};
