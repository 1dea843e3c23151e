import { releaseAbandonedPayments, sendEmails, settleOrders } from '@gift-registry/domain';
import type { ContractEnvironment } from '../contract/contract-environment.ts';
import { answerOf } from '../contract/outcome.ts';
import { ledgerRowsOf } from './ledger-rows.ts';
import { memoryBrowser } from './memory-browser.ts';
import { memoryDependencies } from './memory-dependencies.ts';

/** The services over a world in memory. */
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
    breakNextPayment: dependencies.payment.breakNext,
    holdNextPayment: dependencies.payment.holdNext,
    failNextCapture: dependencies.payment.failNextCapture,
    failNextRelease: dependencies.payment.failNextRelease,
    settle: async () => {
      await answerOf(releaseAbandonedPayments(dependencies));
      return answerOf(settleOrders(dependencies));
    },
    mailTo: async (email) => {
      await answerOf(sendEmails(dependencies));
      return dependencies.mail.sent().filter(({ to }) => to === email);
    },
    failMail: dependencies.mail.fail,
    payments: dependencies.payment.counts,
    ledger: (grId) => Promise.resolve(dependencies.registries.facts(grId).flatMap(ledgerRowsOf)),
    close: () => Promise.resolve(),
  };
};
