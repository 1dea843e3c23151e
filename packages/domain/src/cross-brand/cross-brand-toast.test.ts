import { forAll, sites } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { ActionReader, Role } from '../account/index.ts';
import { eventTypeOf } from '../event/index.ts';
import { crossBrandMessages } from '../messages/index.ts';
import { addressAfter } from '../page/index.ts';
import { crossBrandToast } from './cross-brand-toast.ts';

const guest: ActionReader = { role: 'guest', site: sites.main, eventType: eventTypeOf('br'), isPostEvent: false };
const toast = (role: Role, brand: string, isCrossBrandRedirect: unknown) =>
  O.map((to: Role) => crossBrandMessages.toast(to, brand))(
    crossBrandToast({ ...guest, role }, { isCrossBrandRedirect }),
  );

describe('the toast of who comes from the other brand', () => {
  it('[XB-06] guests and registrants each have a text of their own', () => {
    expect(toast('guest', 'Mode Two', 'true')).toEqual(O.some("You're now shopping this registry at Mode Two."));
    expect(toast('registrant', 'Mode Two', 'true')).toEqual(O.some("You're now managing your registry at Mode Two."));
    expect(toast('guest', 'Hearth & Field', 'true')).toEqual(
      O.some("You're now shopping this registry at Hearth & Field."),
    );
  });

  it.each(['false', 'TRUE', '1', '', ['true'], true, undefined])(
    '[ROUTE-15] exactly isCrossBrandRedirect=true shows it, %j does not',
    (raw) => {
      expect(toast('guest', 'Mode Two', raw)).toEqual(O.none);
    },
  );

  it('[XB-06] [CA-01] in Canada, where there is no other brand, it is never shown', () => {
    expect(crossBrandToast({ ...guest, site: sites.canada }, { isCrossBrandRedirect: 'true' })).toEqual(O.none);
  });

  it('[ROUTE-15] [XB-06] after it was dismissed, the address shows it no more', () => {
    const query = fc.dictionary(fc.constantFrom('isCrossBrandRedirect', 'sort'), fc.constantFrom('true', 'price'));
    forAll(query, (before) => {
      expect(crossBrandToast(guest, addressAfter('crossBrandToast', before))).toEqual(O.none);
    });
  });
});
