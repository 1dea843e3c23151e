import {
  areAllGifts,
  cartPageMessages,
  checkoutMessages,
  faultSentence,
  type GrId,
  paths,
  registryPageMessages,
} from '@gift-registry/domain';
import { Button } from '@mantine/core';
import { useStateValue } from '../observe/index.ts';
import { OrderConfirmation } from '../order/index.ts';
import type { AlsoLikeStream } from './also-like.stream.ts';
import { AlsoLike } from './also-like.view.tsx';
import styles from './cart.module.css';
import type { CartStream } from './cart.stream.ts';
import { focusIn } from './cart-focus.ts';
import { CartLines } from './cart-lines.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { GiverForm } from './giver-form.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PlacedEarlier } from './placed-earlier.tsx';
import { leadingBack } from './row-groups.ts';
import { useFocus } from './use-focus.ts';

/** The cart, and the way back to a registry, for who came by its link too (SET-02). */
export interface CartPageProps {
  readonly stream: CartStream;
  readonly registryPath?: (grId: GrId) => string;
  /** Left out where nothing is recommended. */
  readonly alsoLike?: AlsoLikeStream;
}

/** The cart with its checkout (ROUTE-09, CART-05); after the order, its confirmation. */
export const CartPage = ({ stream, registryPath = paths.guestList, alsoLike }: CartPageProps) => {
  const model = useStateValue(stream.model);
  const { site } = stream;
  useFocus(focusIn(model));
  switch (model._tag) {
    case 'Loading':
      return (
        <div className={`wrap ${styles['page']} ${styles['awaited']}`}>
          <h1 className={`display ${styles['title']}`}>{cartPageMessages.title}</h1>
          <div className={styles['skeleton']} role="status">
            <span className="visually-hidden">{cartPageMessages.loading}</span>
            <div className={styles['bone']} />
            <div className={styles['bone']} />
          </div>
        </div>
      );
    case 'NotLoaded':
      return (
        <div className={`wrap ${styles['message']}`}>
          <h1 className="display">
            {model.isInDoubt ? checkoutMessages.noOrder(model.fault, true) : cartPageMessages.notLoaded}
          </h1>
          <p className="muted">
            {model.isInDoubt ? checkoutMessages.noAnswer(model.fault) : faultSentence(model.fault)}
          </p>
          <Button onClick={stream.reload}>{cartPageMessages.tryAgain}</Button>
        </div>
      );
    case 'Empty':
      return <EmptyCart model={model} registryPath={registryPath} />;
    case 'Placed':
      return <OrderConfirmation confirmation={model} site={site} registryPath={registryPath} />;
    case 'Ready': {
      const back = leadingBack(model);
      return (
        <div className={`wrap ${styles['page']}`}>
          <h1 className={`display ${styles['title']}`}>{cartPageMessages.title}</h1>
          <div className={styles['under']}>
            <p className="muted">
              {cartPageMessages.count(model.count, areAllGifts(model.rows.map(({ line }) => line)))}
            </p>
            {model.registry._tag === 'Some' && (
              <p className="muted">{cartPageMessages.forRegistry(model.registry.value, model.registryName)}</p>
            )}
            {back._tag === 'Some' && (
              <a className={styles['back']} href={registryPath(back.value)}>
                {registryPageMessages.backToRegistry}
              </a>
            )}
          </div>
          <PlacedEarlier orders={model.checkout.placedEarlier} />
          <div className={styles['columns']}>
            <div>
              <CartLines
                rows={model.rows}
                isPlacing={model.checkout.isPlacing}
                site={site}
                intents={stream}
                registryPath={registryPath}
              />
              <GiverForm checkout={model.checkout} intents={stream} />
            </div>
            <OrderSummary
              checkout={model.checkout}
              count={model.count}
              rows={model.rows}
              site={site}
              intents={stream}
            />
          </div>
          {alsoLike !== undefined && <AlsoLike stream={alsoLike} />}
        </div>
      );
    }
  }
};
