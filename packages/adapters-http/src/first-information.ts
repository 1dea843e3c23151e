import type { InformationPage, Log } from '@gift-registry/domain';
import { either as E, function as F, type io as IO, option as O } from 'fp-ts';
import type { PageDocument } from './first-page-state.ts';
import { informationPage } from './wire/index.ts';

/** Where the first HTML carries what the page tells. */
export const PAGE_INFORMATION_ID = 'page-information';

/** What a page that only tells something has to tell (ROUTE-10); none when the page carries none, or none that can be read, which is logged. */
export const readFirstInformation =
  (page: PageDocument, log: Log): IO.IO<O.Option<InformationPage>> =>
  () =>
    F.pipe(
      O.fromNullable(page.getElementById(PAGE_INFORMATION_ID)),
      O.chain((element) =>
        F.pipe(
          E.tryCatch(
            (): unknown => JSON.parse(element.textContent ?? ''),
            () => 'the message: is not JSON',
          ),
          E.chain(informationPage.decode),
          E.match((reason) => {
            log.write({ level: 'error', tag: 'first-information-not-understood', data: { reason } })();
            return O.none;
          }, O.some),
        ),
      ),
    );
