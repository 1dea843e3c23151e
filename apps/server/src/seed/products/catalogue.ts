import type { Product } from '@gift-registry/domain';
import { appliances } from './appliances.ts';
import { bar } from './bar.ts';
import { bath } from './bath.ts';
import { bedding } from './bedding.ts';
import { cookware } from './cookware.ts';
import { decor } from './decor.ts';
import { diningRoom } from './dining-room.ts';
import { dinnerware } from './dinnerware.ts';
import { flatware } from './flatware.ts';
import { garden } from './garden.ts';
import { glassware } from './glassware.ts';
import { kids } from './kids.ts';
import { kitchenTools } from './kitchen-tools.ts';
import { lighting } from './lighting.ts';
import { livingRoom } from './living-room.ts';
import { nursery } from './nursery.ts';
import { rugs } from './rugs.ts';
import { serveware } from './serveware.ts';
import { storage } from './storage.ts';

/** The products of the demo shop, shelf by shelf. All of them are invented. */
export const catalogue: ReadonlyArray<Product> = [
  ...dinnerware,
  ...serveware,
  ...flatware,
  ...glassware,
  ...bar,
  ...cookware,
  ...kitchenTools,
  ...appliances,
  ...bedding,
  ...bath,
  ...livingRoom,
  ...diningRoom,
  ...lighting,
  ...decor,
  ...rugs,
  ...storage,
  ...garden,
  ...nursery,
  ...kids,
];
