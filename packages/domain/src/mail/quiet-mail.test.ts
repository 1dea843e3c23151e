import { describe, expect, it } from 'vitest';
import type { EmailSubject } from './email.ts';
import { isStoppedInQuiet } from './quiet-mail.ts';

describe('emails about a paused registry', () => {
  it.each(['GiftReceived', 'GiftDigest', 'GiftsShown'] as const)(
    '[PAUSE-01] %s celebrates, and is not sent',
    (subject) => {
      expect(isStoppedInQuiet(subject)).toBe(true);
    },
  );

  it.each([
    'OrderReceipt',
    'OrderTakenBack',
    'OrderEmailChanged',
    'GiftChanged',
    'GiftsOfferedBack',
    'GiftsRejected',
    'ConfirmAccount',
    'ResetPassword',
    'ConfirmEmail',
    'EmailChangeAsked',
    'PasswordChanged',
    'AccountDeleted',
    'RegistryDeleted',
    'OwnRegistryDeleted',
    'CoRegistrantJoined',
    'CoRegistrantLeft',
    'Invitation',
  ] as const satisfies ReadonlyArray<EmailSubject['_tag']>)(
    '[PAUSE-01] %s is needed, and is sent as always',
    (subject) => {
      expect(isStoppedInQuiet(subject)).toBe(false);
    },
  );
});
