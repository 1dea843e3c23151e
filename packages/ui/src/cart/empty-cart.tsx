import { cartPageMessages, emptyCartMessages, type GrId, paths, registryPageMessages } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import styles from './cart.module.css';
import type { EmptyCartModel } from './emptied-cart.ts';
import { CART_TITLE } from './use-focus.ts';

/** An empty cart, and where its registry is. */
export interface EmptyCartProps {
  readonly model: EmptyCartModel;
  readonly registryPath: (grId: GrId) => string;
}

/** That nothing is in the cart, what became of it as far as that is known, and a way on (CART-05, CART-08). */
export const EmptyCart = ({ model: { isElsewhere, orderedAs, registry }, registryPath }: EmptyCartProps) => {
  const { title, number, help } = emptyCartMessages(isElsewhere, orderedAs);
  return (
    <div className={`wrap ${styles['message']}`}>
      <h1 id={CART_TITLE} className="display" tabIndex={-1}>
        {title}
      </h1>
      {number._tag === 'Some' && <p className={`num ${styles['number']}`}>{number.value}</p>}
      <p className="muted">{help}</p>
      <Button component="a" href={registry._tag === 'Some' ? registryPath(registry.value) : paths.home}>
        {registry._tag === 'Some' ? registryPageMessages.backToRegistry : cartPageMessages.findRegistry}
      </Button>
    </div>
  );
};
