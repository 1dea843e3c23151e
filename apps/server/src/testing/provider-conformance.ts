import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Authorization, type PaymentToken, parsePaymentToken } from '@gift-registry/domain';
import type { PaymentOutcome, PaymentService, PaymentTrial, ProviderKind } from '@gift-registry/domain/providers';
import { marketTaxes, sites } from '@gift-registry/domain/testing/arbitrary';
import {
  mailTransportContract,
  paymentContract,
  pictureStorageContract,
  taxContract,
} from '@gift-registry/domain/testing/contract';
import { either as E, option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { systemClock } from '../clock/system-clock.ts';
import { connectProvider, loadModule } from '../providers/connect-providers.ts';
import { paymentWithTimeout } from '../providers/payment-timeout.ts';
import { isPaymentTrial } from '../providers/provider-shape.ts';
import { recordingLog } from './test-database.ts';

/** A module that is tried, with its settings. */
export interface TriedModule {
  readonly kind: ProviderKind;
  /** As the service's setting names it. */
  readonly name: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly dataFolder: string;
  /** An address that takes an email. */
  readonly mailTo?: string;
}

const outcomes: ReadonlyArray<PaymentOutcome> = ['succeeds', 'declined', 'challenge'];

const madeToken = async ({ tokens }: PaymentTrial, outcome: PaymentOutcome): Promise<PaymentToken> => {
  const token = parsePaymentToken((await tokens[outcome]?.()) ?? '');
  if (O.isNone(token)) throw new Error(`the trial has no token that ${outcome}`);
  return token.value;
};

const tryPayment = (name: string, service: PaymentService, trial: PaymentTrial): void => {
  it('the script of its fields is a module with a default export', async () => {
    const code = await readFile(new URL(service.fields.script.href), 'utf8');
    expect(code).toMatch(/export default |export\s*\{[^}]*\bas default\b/);
  });
  it('it says how it is tried: `trial` has a token for a payment that succeeds', () => {
    expect(trial.tokens.succeeds).toBeTypeOf('function');
  });
  if (trial.tokens.succeeds === undefined) return;
  const provided = {
    payment: paymentWithTimeout(service.payment, 10, recordingLog()),
    token: (outcome: PaymentOutcome) => madeToken(trial, outcome),
    answerChallenge: (authorization: Authorization, isApproved: boolean) =>
      trial.answerChallenge?.(service, authorization, isApproved),
    close: () => Promise.resolve(),
  };
  paymentContract(name, () => Promise.resolve(provided), {
    outcomes: outcomes.filter((outcome) => trial.tokens[outcome] !== undefined),
    label: /\S/,
    series: `TRY-${randomUUID()}`,
  });
};

/** Loads the module and defines the tests of what every module of its kind promises. */
export const providerConformance = async ({ kind, name, env, dataFolder, mailTo }: TriedModule): Promise<void> => {
  const context = { log: recordingLog(), clock: systemClock, dataFolder, isProduction: false, taxes: marketTaxes };
  const connect = async <Kind extends ProviderKind>(of: Kind) => {
    const connected = await connectProvider(of, name, env, context);
    it(`${name} is loaded, and its settings are right`, () => {
      if (E.isLeft(connected)) throw new Error(connected.left.join('\n'));
    });
    return connected;
  };
  switch (kind) {
    case 'payment': {
      const service = await connect(kind);
      if (E.isLeft(service)) return;
      const module = await loadModule(kind, name);
      const trial = 'trial' in module && isPaymentTrial(module.trial) ? module.trial : { tokens: {} };
      return tryPayment(name, service.right, trial);
    }
    case 'tax': {
      const tax = await connect(kind);
      const places = Object.values(sites).map(({ market, homeRegion }) => ({ market, region: homeRegion }));
      if (E.isRight(tax)) taxContract(name, () => Promise.resolve(tax.right), places);
      return;
    }
    case 'pictures': {
      const storage = await connect(kind);
      if (E.isRight(storage)) pictureStorageContract(name, () => Promise.resolve(storage.right), randomUUID());
      return;
    }
    case 'mail': {
      const transport = await connect(kind);
      it('MAIL_TO is an address that takes an email', () => expect(mailTo).toBeDefined());
      if (E.isRight(transport) && mailTo !== undefined)
        mailTransportContract(name, () => Promise.resolve(transport.right), mailTo);
    }
  }
};
