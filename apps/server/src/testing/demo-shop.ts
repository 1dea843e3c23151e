import { demoSites } from '@gift-registry/domain/testing/arbitrary';
import { either as E } from 'fp-ts';
import type { SeededShop } from '../seed/data-files.ts';
import { DEMO_SHOP } from '../settings.ts';
import { openShopCatalogue } from '../shop/shop-catalogue.ts';

const opened = await openShopCatalogue(DEMO_SHOP)();
if (E.isLeft(opened)) throw new Error(opened.left);

/** The categories and pictures of the demo. */
export const demoCatalogue = opened.right;

/** The account that owns the registries of the demo. */
export const DEMO_SIGN_IN = { email: 'demo@example.com', password: 'demo-registry' } as const;

/** The demo in its folder. */
export const demoShop: SeededShop = { folder: DEMO_SHOP, catalogue: demoCatalogue, sites: demoSites };
