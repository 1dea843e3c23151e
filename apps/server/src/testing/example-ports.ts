import type { PageOrigins, PictureStorage } from '@gift-registry/domain/providers';
import { option as O, taskEither as TE } from 'fp-ts';
import { paymentFieldsOf } from '../providers/payment-fields.ts';

/** Stores nothing. */
export const noPictureStorage: PictureStorage = { find: () => TE.right(O.none), store: () => TE.right(undefined) };

/** Payment fields whose part in the service sends their messages back, if they have a text. */
export const exampleFields = (origins: PageOrigins = {}) =>
  paymentFieldsOf(
    {
      fields: { code: 'export default () => {};', options: { color: 'green' }, origins },
      answer: (message) => ('text' in message ? TE.right(message) : TE.left({ _tag: 'PaymentMessageRejected' })),
    },
    (_call, task) => task(),
  );
