import type { io as IO } from 'fp-ts';
import type { PageDocument } from './read-embedded.ts';
import { PAGE_SIGN_IN_HANDOFF_ID } from './wire/embedded-ids.ts';

/** Whether the page was opened with a one-time sign-in code (XB-03). `readFirstSignInHandoff` reads the result of the code. */
export const hasSignInHandoff =
  (page: PageDocument): IO.IO<boolean> =>
  () =>
    page.getElementById(PAGE_SIGN_IN_HANDOFF_ID) !== null;
