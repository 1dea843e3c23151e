import type { Log, Product } from '@gift-registry/domain';
import { either as E, function as F, type io as IO, option as O } from 'fp-ts';
import type { PageDocument } from './first-page-state.ts';
import { productAnswer } from './wire/index.ts';

/** Where the first HTML carries the product of the page. */
export const PAGE_PRODUCT_ID = 'page-product';

/** The product embedded in its page (ROUTE-19); none when the page carries none, or none that can be read, which is logged. */
export const readFirstProduct =
  (page: PageDocument, log: Log): IO.IO<O.Option<Product>> =>
  () =>
    F.pipe(
      O.fromNullable(page.getElementById(PAGE_PRODUCT_ID)),
      O.chain((element) =>
        F.pipe(
          E.tryCatch(
            (): unknown => JSON.parse(element.textContent ?? ''),
            () => 'the message: is not JSON',
          ),
          E.chain(productAnswer.decode),
          E.match((reason) => {
            log.write({ level: 'error', tag: 'first-product-not-understood', data: { reason } })();
            return O.none;
          }, O.some),
        ),
      ),
    );
