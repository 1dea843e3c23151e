import type { Fault, SignInNeeded } from '../../ports/index.ts';
import { faultSentence } from './fault.ts';
import { NO_LONGER_SIGNED_IN } from './sign-in.ts';

/** What is said where one takes one's data along (AUTH-06, SET-01). */
export const dataExportMessages = {
  title: 'Your data',
  help: 'Everything we keep about you and your registries, in one file: your lists, who gave what and the messages they wrote, your notes, addresses and photos. What you bought for others isn’t tied to your account, so it’s not included.',
  download: 'Download Your Data',
  downloading: 'Preparing Your File…',
  done: 'Your file is in your downloads.',
  /** Why it was not taken. */
  refused: (reason: SignInNeeded | Fault): string =>
    reason._tag === 'SignInNeeded' ? NO_LONGER_SIGNED_IN : faultSentence(reason),
} as const;
