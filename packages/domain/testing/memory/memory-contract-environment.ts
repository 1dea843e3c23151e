import { releaseAbandonedPayments, sendEmails, settleOrders } from '@gift-registry/domain';
import type { ContractEnvironment } from '../contract/contract-environment.ts';
import { answerOf } from '../contract/outcome.ts';
import { ledgerRowsOf } from './ledger-rows.ts';
import { memoryBrowser } from './memory-browser.ts';
import { memoryDependencies } from './memory-dependencies.ts';

/** The services over a world in memory. */
export const memoryContractEnvironment = (): ContractEnvironment => {
  const world = memoryDependencies();
  return {
    given: (given) => Promise.resolve(world.put(given)),
    becomes: ({ grId, eventType, visibility }) => {
      const present = world.registries.get(grId);
      if (present !== undefined) world.registries.put({ ...present, eventType, visibility });
      return Promise.resolve();
    },
    browser: (options) => memoryBrowser(world, { ...options, sessions: world.browserSessions }),
    setClock: world.setClock,
    refuseNextPayment: world.payment.refuseNext,
    breakNextPayment: world.payment.breakNext,
    holdNextPayment: world.payment.holdNext,
    failNextCapture: world.payment.failNextCapture,
    failNextRelease: world.payment.failNextRelease,
    settle: async () => {
      await answerOf(releaseAbandonedPayments(world));
      return answerOf(settleOrders(world));
    },
    mailTo: async (email) => {
      await answerOf(sendEmails(world));
      return world.mail.sent().filter(({ to }) => to === email);
    },
    failMail: world.mail.fail,
    payments: world.payment.counts,
    ledger: (grId) => Promise.resolve(world.registries.facts(grId).flatMap(ledgerRowsOf)),
    close: () => Promise.resolve(),
  };
};
