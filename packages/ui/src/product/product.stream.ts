import {
  addedQuantityField,
  type CartRequest,
  createState,
  type Log,
  NOT_PERSONALIZED,
  type ObservableState,
  type Product,
} from '@gift-registry/domain';
import { either as E, type io as IO, option as O } from 'fp-ts';
import { EMPTY, ignoreElements, merge, type Observable, Subject, share, startWith, switchMap, tap } from 'rxjs';
import { type CrossBrandPrompt, crossBrandPrompt } from '../cross-brand-dialog/index.ts';
import { withoutReason } from '../mutation/index.ts';
import { observed } from '../observe/observed.ts';
import { type ConfirmedDesign, type PersonalizeIntents, personalizeStream } from '../personalize/index.ts';
import { type ProductDependencies, productBuying } from './product-buying.ts';
import { requestFor } from './product-gift.ts';
import type { ProductIntents, ProductPageModel, ProductSource } from './product-model.ts';
import { initialState, type ProductState, productComposer, productResult } from './product-state.ts';

interface ProductReadingDependencies {
  readonly source: Pick<ProductSource, 'read$' | 'readGift'>;
  readonly state: () => ProductState;
  readonly change: (to: Partial<ProductState>) => void;
  readonly log: Log;
}

/** Reads the product, and the registry item that it is shown for. */
interface ProductReading {
  readonly effects$: Observable<unknown>;
  /** Reads again what failed. */
  readonly tryAgain: () => void;
}

/** Creates the reading: the product unless it came with the page, and the registry's item if the address names a registry. */
const productReading = ({ source, state, change, log }: ProductReadingDependencies): ProductReading => {
  const again$ = new Subject<void>();
  const read$ = again$.pipe(
    startWith(undefined),
    switchMap(() => (state().product._tag === 'Awaited' ? source.read$ : EMPTY)),
    tap((answer) => {
      if (E.isRight(answer)) change({ product: productResult(answer.right) });
      else if (answer.left._tag === 'ProductNotFound') change({ product: { _tag: 'NotFound' } });
      else {
        change({ product: { _tag: 'Failed', fault: answer.left } });
        log.write({ level: 'warning', tag: 'product.read-failed', data: { reason: answer.left._tag } })();
      }
    }),
  );
  const { gift } = state();
  const gift$ = O.isNone(gift)
    ? EMPTY
    : source.readGift(gift.value).pipe(
        tap((answer) => {
          if (E.isRight(answer)) return change({ wish: O.some(answer.right), isGiftAwaited: false });
          const { _tag: reason } = answer.left;
          const isNotOnRegistry = reason === 'RegistryNotFound' || reason === 'ItemUnknown';
          change({
            isGiftAwaited: false,
            ...(isNotOnRegistry ? { gift: O.none, notFor: O.some({ ...gift.value, reason }) } : {}),
          });
          log.write({ level: 'warning', tag: 'gift.read-failed', data: { reason } })();
        }),
      );
  return {
    effects$: merge(read$, gift$),
    tryAgain: () => {
      if (state().product._tag !== 'Failed') return;
      change({ product: { _tag: 'Awaited' } });
      again$.next();
    },
  };
};

/** The page of a product (ROUTE-19). */
export interface ProductStream extends ProductIntents {
  readonly personalize: PersonalizeIntents;
  readonly model: ObservableState<ProductPageModel>;
  /** The requested visit to the other brand. */
  readonly asked: CrossBrandPrompt['asked'];
  /** The request that adds the product to the cart in the field's quantity; none while the product is not loaded. */
  readonly wanted: IO.IO<O.Option<CartRequest>>;
  /** The same request with the confirmed design, for pickup in a store; none if a design is wanted but not confirmed, which the form then reports. */
  readonly toPickUp: IO.IO<O.Option<CartRequest>>;
}

/** Creates the stream of a product's page; when first observed, it reads what did not come with the page. */
export const productStream = (dependencies: ProductDependencies): ProductStream => {
  const { source, reader, adding, log } = dependencies;
  const elsewhere = crossBrandPrompt({ site: reader.site, referrer: reader.referrer ?? {}, log });
  const compose = productComposer(reader, dependencies.gift, dependencies.returnPage);
  const personalize = personalizeStream({ confirm: dependencies.confirmDesign, log });
  let state = initialState(dependencies.initial, dependencies.gift);
  const beginDesign = (): void => {
    if (state.product._tag === 'Loaded') personalize.begin(state.product.product);
  };
  beginDesign();
  const buying = productBuying({
    ...dependencies,
    onOverPurchased: (isOverPurchasedInCart) => change({ isOverPurchasedInCart }),
  });
  const { terms } = buying;
  const around = () => ({
    adding: adding.model.value,
    personalize: personalize.model.value,
    terms: terms.model.value,
  });
  const cell = createState<ProductPageModel>(compose(state, around()));
  const present = (): void => cell.set(compose(state, around()));
  const change = (to: Partial<ProductState>): void => {
    state = { ...state, ...to };
    beginDesign();
    present();
  };

  const reading = productReading({ source, state: () => state, change, log });
  const effects$ = merge(
    reading.effects$,
    buying.effects$,
    personalize.effects$,
    buying.cart.changes$.pipe(tap((cart) => change({ cart }))),
    merge(adding.model.changes$, personalize.model.changes$, terms.model.changes$).pipe(tap(present)),
  ).pipe(ignoreElements(), share());

  const setQuantity = (quantity: string): void => {
    if (quantity === state.quantity) return;
    change({ quantity, cart: withoutReason(state.cart) });
  };
  /** Calls `act` with the shown product and the quantity in the field. */
  const withProduct = (act: (product: Product, quantity: number) => void): void => {
    if (state.product._tag !== 'Loaded') return;
    setQuantity(addedQuantityField.blur(state.quantity));
    act(state.product.product, Number(state.quantity));
  };
  const requestOf = (product: Product, quantity: number, design: O.Option<ConfirmedDesign>) =>
    requestFor(state, product, quantity, design);
  /** Calls `act` with the product and its design; if one is wanted but not confirmed, the form reports that instead. */
  const withDesign = (act: (product: Product, quantity: number, design: O.Option<ConfirmedDesign>) => void): void =>
    withProduct((product, quantity) => {
      const design = O.isSome(state.wish) ? O.none : personalize.designToAdd();
      if (design !== 'unconfirmed') act(product, quantity, design);
    });

  return {
    model: observed(cell, effects$),
    showPicture: (picture) => change({ picture }),
    stepPicture: (by) => change({ picture: state.picture + by }),
    typeQuantity: (text) => setQuantity(addedQuantityField.type(text)),
    leaveQuantity: () => setQuantity(addedQuantityField.blur(state.quantity)),
    stepQuantity: (by) => setQuantity(addedQuantityField.step(state.quantity, by)),
    addToCart: () =>
      withDesign((product, quantity, design) => {
        const { sku, name, hasCustomOrderConfirmation } = product;
        terms.begin({ sku, name, hasCustomOrderConfirmation, request: requestOf(product, quantity, design) }, 'cart');
      }),
    wanted: () =>
      state.product._tag === 'Loaded'
        ? O.some(requestOf(state.product.product, Number(addedQuantityField.blur(state.quantity)), O.none))
        : O.none,
    toPickUp: () => {
      let wish: O.Option<CartRequest> = O.none;
      withDesign((product, quantity, design) => {
        wish = O.some(requestOf(product, quantity, design));
      });
      return wish;
    },
    addToRegistry: () =>
      withDesign(({ sku, name, hasCustomOrderConfirmation }, quantity, design) =>
        adding.add({
          sku,
          name,
          hasCustomOrderConfirmation,
          personalizationId: O.isSome(design) ? design.value.personalizationId : NOT_PERSONALIZED,
          quantity,
          confirmedBy: 'layer',
        }),
      ),
    chooseRegistry: adding.choose,
    answerTerms: terms.answer,
    readTermsAgain: terms.tryAgain,
    personalize,
    asked: elsewhere.asked,
    goElsewhere: () => {
      const { value } = cell;
      if (value._tag !== 'Shown' || value.cart._tag !== 'OtherBrand' || O.isNone(value.cart.intent)) return;
      elsewhere.ask(value.cart.intent.value, state.product._tag === 'Loaded' ? state.product.product.name : undefined);
    },
    stay: elsewhere.stay,
    tryAgain: () => {
      adding.tryAgain();
      reading.tryAgain();
    },
  };
};
