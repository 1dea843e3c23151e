import { type CartConfirmation, confirmationLayerMessages } from '@gift-registry/domain';
import styles from './confirmation-layer.module.css';

/** What the site picked to go with what is in the cart (CART-02), each with the way to its page. */
export const AddOns = ({ addOns }: Pick<CartConfirmation, 'addOns'>) =>
  addOns.length === 0 ? null : (
    <section className={styles['addOns']} aria-labelledby="add-ons-heading">
      <h3 id="add-ons-heading" className={styles['name']}>
        {confirmationLayerMessages.addOns}
      </h3>
      <ul data-in-turn>
        {addOns.map(({ sku, name, path, picture, formattedPrice }) => (
          <li key={sku} className={styles['addOn']}>
            <div className={`stage ${styles['flat']}`}>
              <img src={picture} alt="" width={72} height={72} loading="lazy" />
            </div>
            <div>
              <a href={path}>{name}</a>
              <p className={`num ${styles['meta']}`}>{formattedPrice}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
