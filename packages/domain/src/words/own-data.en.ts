import type { Fault, SignInNeeded } from '../ports/index.ts';
import { faultSentence } from './fault.en.ts';

/** What is said where one takes one's data along (AUTH-06, SET-01). */
export const ownDataWords = {
  title: 'Your data',
  help: 'Everything that we keep of you and your registries, in one file: your lists, who gave what and wrote which words, your notes, addresses and photos. What you bought for others is not tied to your account, and not in it.',
  download: 'Download Your Data',
  downloading: 'Preparing Your File…',
  done: 'Your file is among your downloads.',
  /** Why it was not taken. */
  refused: (reason: SignInNeeded | Fault): string =>
    reason._tag === 'SignInNeeded'
      ? 'You are no longer signed in. Please sign in and try again.'
      : faultSentence(reason),
} as const;
