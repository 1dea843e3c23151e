import type { GrId } from '@gift-registry/domain';
import { ThankYouPage, type ThankYouStream, thankYouStream } from '@gift-registry/ui';
import { asyncScheduler } from 'rxjs';
import { saveFile } from './browser/save-file.ts';
import { memoized } from './memoized.ts';
import type { Screens } from './screens.ts';

/** Of which registry. */
export interface ThankYouPageProps {
  readonly grId: GrId;
}

/** The Thank You Manager of a registry. It comes by a file of its own: guests never need it. */
export const thankYouPage = (screens: Screens) => {
  const { parts, registryAt } = screens;
  const { clock, log, page, site, thanks, thanksChoices } = parts;
  const streamAt = memoized(
    String,
    (grId: GrId): ThankYouStream =>
      thankYouStream({
        thanks,
        registry: registryAt({ grId, viewing: 'own' }),
        site,
        clock,
        choices: thanksChoices,
        saveFile: saveFile(page),
        log,
        scheduler: asyncScheduler,
      }),
  );
  return ({ grId }: ThankYouPageProps) => (
    <ThankYouPage stream={streamAt(grId)} tabs={screens.tabs(grId, 'thank-you-manager')} />
  );
};
