import {
  areAllGifts,
  cartPageMessages,
  type GrId,
  linesAnnouncement,
  registryGroups,
  type Site,
} from '@gift-registry/domain';
import { ForRegistry } from '../order/index.ts';
import styles from './cart.module.css';
import { CartLine } from './cart-line.tsx';
import type { CartIntents, CartRow } from './cart-model.ts';

/** What is in the cart. */
export interface CartLinesProps {
  readonly rows: ReadonlyArray<CartRow>;
  readonly isPlacing: boolean;
  readonly site: Site;
  readonly intents: CartIntents;
  readonly registryPath: (grId: GrId) => string;
}

/** The lines of the cart; where they are for several registries, each registry with its own under its name (CART-09). */
export const CartLines = ({ rows, isPlacing, site, intents, registryPath }: CartLinesProps) => {
  const lines = rows.map(({ line }) => line);
  const label = linesAnnouncement(site, lines);
  const groups = registryGroups(rows.map((row) => ({ ...row.line, row })));
  const listOf = (its: (typeof groups)[number], heading: 'h2' | 'h3') => (
    <ul key={its.lines[0]?.lineId} data-in-turn>
      {its.lines.map(({ lineId, row }) => (
        <CartLine
          key={lineId}
          row={row}
          label={label.get(lineId) ?? row.line.name}
          site={site}
          intents={intents}
          heading={heading}
        />
      ))}
    </ul>
  );
  return (
    <fieldset disabled={isPlacing}>
      <legend className="visually-hidden">{cartPageMessages.lines(areAllGifts(lines))}</legend>
      {groups.map((group) =>
        groups.length === 1 ? (
          listOf(group, 'h2')
        ) : (
          <section key={group.lines[0]?.lineId} className={styles['group']}>
            <h2 className={styles['whose']}>
              {group.grId._tag === 'Some' ? (
                <ForRegistry grId={group.grId.value} registry={group.registry} registryPath={registryPath} />
              ) : (
                cartPageMessages.forNone
              )}
            </h2>
            {listOf(group, 'h3')}
          </section>
        ),
      )}
    </fieldset>
  );
};
