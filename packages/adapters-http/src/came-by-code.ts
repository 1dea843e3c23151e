import type { io as IO } from 'fp-ts';
import type { PageDocument } from './read-embedded.ts';
import { PAGE_SIGN_IN_HANDOFF_ID } from './wire/embedded-ids.ts';

/** Whether the page says that it was come to by our one-time code (XB-03); what it says, `readFirstSignInHandoff` reads. */
export const cameByCode =
  (page: PageDocument): IO.IO<boolean> =>
  () =>
    page.getElementById(PAGE_SIGN_IN_HANDOFF_ID) !== null;
