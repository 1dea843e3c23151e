import type { RegistryFact } from '@gift-registry/domain';
import type { LedgerRow } from '../contract/contract-environment.ts';

/** The rows of the ledger that a fact comes to: one for each gift, and one for money that came over. */
export const ledgerRowsOf = (fact: RegistryFact): ReadonlyArray<LedgerRow> => {
  switch (fact._tag) {
    case 'Purchased': {
      const { identity, quantity, overPurchased, orderNumber } = fact;
      return [{ kind: 'purchase', identity, quantity, overPurchased, orderNumber }];
    }
    case 'Contributed': {
      const { identity, units, amount, orderNumber } = fact;
      return [{ kind: 'contribution', identity, quantity: units, amount, orderNumber }];
    }
    case 'GiftCardBought': {
      const { kind, amount, orderNumber } = fact;
      return [{ kind: kind === 'GiftCard' ? 'giftCard' : 'eGiftCard', amount, orderNumber }];
    }
    case 'Replaced': {
      const { replacement: identity, paid: quantity, moved: amount } = fact;
      return amount === 0 ? [] : [{ kind: 'moved', identity, quantity, amount }];
    }
    case 'WantedChanged':
    case 'Added':
    case 'Removed':
    case 'MarkedMostLoved':
    case 'UnmarkedMostLoved':
    case 'GroupGiftStarted':
    case 'GroupGiftStopped':
    case 'FundNamed':
    case 'ThanksWritten':
    case 'GreetingWritten':
    case 'BiographyWritten':
    case 'Renamed':
    case 'DateMoved':
    case 'EventChanged':
    case 'VisibilityChanged':
    case 'CoRegistrantJoined':
    case 'CoRegistrantLeft':
    case 'PhotoChanged':
    case 'AddressChanged':
      return [];
  }
};
