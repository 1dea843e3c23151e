import {
  type CartLineView,
  cartLineName,
  cartPageMessages,
  formatPrice,
  type GrId,
  orderConfirmationMessages,
  registryGroups,
  type Site,
} from '@gift-registry/domain';
import { ForRegistry } from './for-registry.tsx';
import styles from './order-confirmation.module.css';
import { PersonalizationTextLine } from './personalization-text-line.tsx';

/** What was given. */
export interface OrderLinesProps {
  readonly lines: ReadonlyArray<CartLineView>;
  readonly site: Pick<Site, 'currencyPrefix'>;
  readonly registryPath: (grId: GrId) => string;
}

/** The lines of an order, registry by registry (CART-09). */
export const OrderLines = ({ lines, site, registryPath }: OrderLinesProps) => {
  const groups = registryGroups(lines);
  return (
    <>
      <h2 className="visually-hidden">{orderConfirmationMessages.lines}</h2>
      {groups.map(({ grId, registry, lines: its }) => {
        const isHeaded = groups.length > 1 || registry._tag === 'Some';
        const Name = isHeaded ? 'h4' : 'h3';
        return (
          <section key={its[0]?.lineId} className={styles['group']}>
            {isHeaded && (
              <h3 className={styles['whose']}>
                {grId._tag === 'Some' ? (
                  <ForRegistry grId={grId.value} registry={registry} registryPath={registryPath} />
                ) : (
                  cartPageMessages.forNone
                )}
              </h3>
            )}
            <ul className={styles['lines']} data-in-turn>
              {its.map((line) => (
                <li key={line.lineId} className={styles['line']}>
                  <div className={`stage ${styles['picture']}`}>
                    {line.imagePath !== '' && <img src={line.imagePath} alt="" width={400} height={400} />}
                  </div>
                  <div>
                    <Name className={styles['name']}>{cartLineName(line)}</Name>
                    <PersonalizationTextLine {...line} site={site} />
                    <p className={styles['quantity']}>{orderConfirmationMessages.lineNote(line)}</p>
                  </div>
                  <p className={`num ${styles['sum']}`}>{formatPrice(site.currencyPrefix, line.lineTotal)}</p>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
};
