import { type GrId, paths } from '@gift-registry/domain';
import { AddressLabelsPage, ThankYouPage, type ThankYouStream, thankYouStream } from '@gift-registry/ui';
import { asyncScheduler } from 'rxjs';
import { newKey } from './browser/idempotency-key.ts';
import { saveFile } from './browser/save-file.ts';
import { saveSpreadsheet } from './browser/spreadsheet.ts';
import { memoized } from './memoized.ts';
import type { Screens } from './screens.ts';

/** The page, and its registry. */
export interface ThankYouPageProps {
  readonly page: 'manager' | 'labels';
  readonly grId: GrId;
}

/** The Thank You Manager of a registry, and its address labels, in a chunk of their own: guests never need them. */
export const thankYouPage = (screens: Screens) => {
  const { parts, registryAt } = screens;
  const { clock, log, site, thanks, thanksChoices } = parts;
  const streamAt = memoized(
    String,
    (grId: GrId): ThankYouStream =>
      thankYouStream({
        thanks,
        registry: registryAt({ grId, viewing: 'own' }),
        site,
        clock,
        choices: thanksChoices,
        saveFile: saveFile(parts.page),
        saveSpreadsheet: saveSpreadsheet(parts.page, log),
        newKey,
        log,
        scheduler: asyncScheduler,
      }),
  );
  return ({ page, grId }: ThankYouPageProps) =>
    page === 'labels' ? (
      <AddressLabelsPage stream={streamAt(grId)} manager={paths.thankYouManager(grId)} />
    ) : (
      <ThankYouPage
        stream={streamAt(grId)}
        tabs={screens.tabs(grId, 'thank-you-manager')}
        hiddenPurchases={screens.hiddenPurchases(grId)}
      />
    );
};
