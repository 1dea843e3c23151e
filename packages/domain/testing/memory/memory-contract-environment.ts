import {
  closeFunds,
  type GrId,
  type RegistryFact,
  recordPaymentEvent,
  releaseAbandonedPayments,
  sendEmails,
  settleOrders,
  settleReturns,
} from '@gift-registry/domain';
import type { ContractEnvironment, LedgerRow } from '../contract/contract-environment.ts';
import { answerOf } from '../contract/outcome.ts';
import { memoryBrowser } from './memory-browser.ts';
import { type MemoryDependencies, memoryDependencies } from './memory-dependencies.ts';

/** The rows of the ledger that a fact makes. */
const ledgerRowsOf = (fact: RegistryFact): ReadonlyArray<LedgerRow> => {
  switch (fact._tag) {
    case 'Purchased': {
      const { identity, quantity, overPurchased, orderNumber, isElsewhere, isAdded } = fact;
      const kind = isAdded === true ? 'added' : isElsewhere === true ? 'boughtElsewhere' : 'purchase';
      return [{ kind, identity, quantity, overPurchased, orderNumber }];
    }
    case 'Contributed': {
      const { identity, units, amount, orderNumber } = fact;
      return [{ kind: 'contribution', identity, quantity: units, amount, orderNumber }];
    }
    case 'GiftCardBought': {
      const { kind, amount, orderNumber } = fact;
      return [{ kind: kind === 'GiftCard' ? 'giftCard' : 'eGiftCard', amount, orderNumber }];
    }
    case 'PurchaseReturned': {
      const { identity, quantity, orderNumber, isRejected, isAdded } = fact;
      const kind = isAdded === true ? 'addedReturned' : isRejected === true ? 'purchaseRejected' : 'purchaseReturned';
      return [{ kind, identity, quantity, orderNumber }];
    }
    case 'ContributionReturned': {
      const { given: identity, units, amount, orderNumber, closed } = fact;
      const kinds = {
        storeCredit: 'contributionCredited',
        waiting: 'contributionWaiting',
        giver: 'contributionReturned',
      } as const;
      return [{ kind: kinds[closed?.to ?? 'giver'], identity, quantity: units, amount, orderNumber }];
    }
    case 'GiftCardReturned': {
      const { kind, amount, orderNumber } = fact;
      return [{ kind: kind === 'GiftCard' ? 'giftCardReturned' : 'eGiftCardReturned', amount, orderNumber }];
    }
    case 'UnmatchedGiven':
    case 'UnmatchedReturned': {
      const { gift, orderNumber } = fact;
      const { identity } = gift;
      const back = fact._tag === 'UnmatchedGiven' ? '' : 'Returned';
      return [
        gift._tag === 'Units'
          ? { kind: `unmatchedPurchase${back}`, identity, quantity: gift.quantity, orderNumber }
          : { kind: `unmatchedContribution${back}`, identity, amount: gift.amount, orderNumber },
      ];
    }
    case 'Replaced': {
      const { replacement: identity, paid: quantity, moved: amount } = fact;
      return amount === 0 ? [] : [{ kind: 'moved', identity, quantity, amount }];
    }
    default:
      return [];
  }
};

/** The ledger of a registry, oldest first. */
export const memoryLedger = (
  { registries }: Pick<MemoryDependencies, 'registries'>,
  grId: GrId,
): ReadonlyArray<LedgerRow> => registries.facts(grId).flatMap(ledgerRowsOf);

/** The services over stores in memory. */
export const memoryContractEnvironment = (): ContractEnvironment => {
  const dependencies = memoryDependencies();
  return {
    given: (given) => Promise.resolve(dependencies.put(given)),
    becomes: ({ grId, eventType, visibility }) => {
      const present = dependencies.registries.get(grId);
      if (present !== undefined) dependencies.registries.put({ ...present, eventType, visibility });
      return Promise.resolve();
    },
    browser: (options) => memoryBrowser(dependencies, { ...options, sessions: dependencies.browserSessions }),
    setClock: dependencies.setClock,
    refuseNextPayment: dependencies.payment.refuseNext,
    approvePayment: (authorization) => dependencies.payment.answerChallenge(authorization, true),
    breakNextPayment: dependencies.payment.breakNext,
    holdNextPayment: dependencies.payment.holdNext,
    failNextCapture: dependencies.payment.failNextCapture,
    failNextRelease: dependencies.payment.failNextRelease,
    settle: async () => {
      await answerOf(releaseAbandonedPayments(dependencies));
      const settled = await answerOf(settleOrders(dependencies));
      await answerOf(settleReturns(dependencies));
      return settled;
    },
    closeFunds: () => answerOf(closeFunds(dependencies, 'http://localhost:3000')),
    mailTo: async (email) => {
      await answerOf(sendEmails(dependencies));
      return dependencies.mail.sent().filter(({ to }) => to === email);
    },
    failMail: dependencies.mail.fail,
    payments: dependencies.payment.counts,
    refunds: dependencies.payment.refunds,
    answerNextRefund: dependencies.payment.answerNextRefund,
    losePaidRefund: dependencies.payment.losePaidRefund,
    reportPayment: (orderNumber, change) =>
      answerOf(
        recordPaymentEvent(dependencies)(dependencies.payment.eventOf(orderNumber, change), { signature: 'signed' }),
      ),
    ledger: (grId) => Promise.resolve(memoryLedger(dependencies, grId)),
    close: () => Promise.resolve(),
  };
};
