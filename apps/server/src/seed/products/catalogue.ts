import type { Product } from '@gift-registry/domain';
import { appliances } from './appliances.ts';
import { babyBath } from './baby-bath.ts';
import { bakeware } from './bakeware.ts';
import { bar } from './bar.ts';
import { bath } from './bath.ts';
import { bedding } from './bedding.ts';
import { bedroom } from './bedroom.ts';
import { coffeeAndTea } from './coffee-and-tea.ts';
import { cookware } from './cookware.ts';
import { cribBedding } from './crib-bedding.ts';
import { decor } from './decor.ts';
import { diningRoom } from './dining-room.ts';
import { dinnerware } from './dinnerware.ts';
import { feeding } from './feeding.ts';
import { flatware } from './flatware.ts';
import { garden } from './garden.ts';
import { glassware } from './glassware.ts';
import { homeOffice } from './home-office.ts';
import { kids } from './kids.ts';
import { kidsStorage } from './kids-storage.ts';
import { kitchenTools } from './kitchen-tools.ts';
import { lighting } from './lighting.ts';
import { livingRoom } from './living-room.ts';
import { modernFurniture } from './modern-furniture.ts';
import { modernKitchen } from './modern-kitchen.ts';
import { modernRooms } from './modern-rooms.ts';
import { modernTable } from './modern-table.ts';
import { modernTextiles } from './modern-textiles.ts';
import { nursery } from './nursery.ts';
import { onTheGo } from './on-the-go.ts';
import { outdoorLiving } from './outdoor-living.ts';
import { rugs } from './rugs.ts';
import { serveware } from './serveware.ts';
import { storage } from './storage.ts';
import { tableLinens } from './table-linens.ts';

/** The products of the demo shop, shelf by shelf. All of them are invented. */
export const catalogue: ReadonlyArray<Product> = [
  ...dinnerware,
  ...serveware,
  ...flatware,
  ...tableLinens,
  ...glassware,
  ...bar,
  ...cookware,
  ...bakeware,
  ...kitchenTools,
  ...appliances,
  ...coffeeAndTea,
  ...bedding,
  ...bath,
  ...livingRoom,
  ...bedroom,
  ...diningRoom,
  ...homeOffice,
  ...lighting,
  ...decor,
  ...rugs,
  ...storage,
  ...outdoorLiving,
  ...garden,
  ...nursery,
  ...cribBedding,
  ...onTheGo,
  ...feeding,
  ...babyBath,
  ...kids,
  ...kidsStorage,
  ...modernTable,
  ...modernKitchen,
  ...modernTextiles,
  ...modernFurniture,
  ...modernRooms,
];
