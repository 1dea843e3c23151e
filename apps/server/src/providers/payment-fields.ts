import { createHash } from 'node:crypto';
import type { PageOrigins, PaymentMessage, PaymentService } from '@gift-registry/domain/providers';
import { taskEither as TE } from 'fp-ts';
import type { ConnectedPayment } from './connect-providers.ts';
import { nothing, type withTimeLimit } from './payment-timeout.ts';

/** The fields of the payment service as pages get them. */
export interface ServedPaymentFields {
  /** The path of the script, with a digest of its code: another code has another path. */
  readonly script: string;
  readonly code: string;
  readonly options: PaymentMessage;
  readonly origins: PageOrigins;
  readonly answer: NonNullable<PaymentService['answer']>;
}

/** The fields, at an address of their own. A payment service without a part for them answers none of their messages. */
export const paymentFieldsOf = (
  { fields, answer = () => TE.left({ _tag: 'PaymentMessageRejected' }) }: Pick<ConnectedPayment, 'fields' | 'answer'>,
  limited: ReturnType<typeof withTimeLimit>,
): ServedPaymentFields => {
  const digest = createHash('sha256').update(fields.code).digest('hex').slice(0, 16);
  return {
    ...fields,
    script: `/payment-fields.${digest}.js`,
    answer: (message) => limited('answer', () => answer(message), nothing),
  };
};
