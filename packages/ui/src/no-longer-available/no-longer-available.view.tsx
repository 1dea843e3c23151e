import {
  type ItemIdentity,
  itemCardMessages,
  nlaItemMessages,
  purchasedOfWanted,
  registryPageMessages,
} from '@gift-registry/domain';
import { IconAlertTriangle, IconReplace } from '@tabler/icons-react';
import { memo, useId, useState } from 'react';
import { Button } from '../controls/index.ts';
import { type ItemCardModel, type ListSectionModel, manageButtonId, nameLinkId } from '../list-model/index.ts';
import { NLA_HEADING, type NlaItemIntents } from '../nla-item/index.ts';
import { useIsPrinting } from '../observe/index.ts';
import { ProductPicture } from '../product-picture/index.ts';
import styles from './no-longer-available.module.css';

/** The number of rows shown before the reader asks for all. */
const AT_FIRST = 4;

export interface NoLongerAvailableProps {
  readonly section: ListSectionModel;
  /** The key of the card that an open dialog is about, if any: its row is always shown, so that the focus can return to it. */
  readonly asked?: string;
  readonly intents: Pick<NlaItemIntents, 'askReplace' | 'askRemove'> & {
    readonly manage: (identity: ItemIdentity) => void;
  };
}

const Row = ({ card, intents }: Pick<NoLongerAvailableProps, 'intents'> & { readonly card: ItemCardModel }) => {
  const { key, item, link, price, offers, control, similarItems, fund } = card;
  const { name, images } = item.product;
  return (
    <li className={styles['row']}>
      <div className={`stage gr-square ${styles['stage']}`}>
        <ProductPicture images={images} />
      </div>
      <div>
        {link._tag === 'Some' && !link.value.isElsewhere ? (
          <h3>
            <a id={nameLinkId(key)} href={link.value.href}>
              {name}
            </a>
          </h3>
        ) : (
          <h3 id={nameLinkId(key)} tabIndex={-1}>
            {name}
          </h3>
        )}
        <p className={`num ${styles['price']}`}>{price}</p>
        <p className={`num muted gr-text-meta ${styles['meta']}`}>
          {itemCardMessages.noLongerAvailable}, {fund._tag === 'Some' ? fund.value.text : purchasedOfWanted(item)}
        </p>
        <p className={`num muted gr-text-meta ${styles['meta']}`}>{itemCardMessages.sku(item.identity.sku)}</p>
        {similarItems._tag === 'Some' && (
          <p className={`muted gr-text-meta ${styles['meta']}`}>
            <a href={similarItems.value} aria-label={itemCardMessages.seeSimilarLabel(name)}>
              {itemCardMessages.seeSimilar}
            </a>
          </p>
        )}
        <div className={`gr-row ${styles['actions']}`}>
          {offers.replace && (
            <Button
              leftSection={<IconReplace size={20} stroke={1.6} aria-hidden />}
              aria-label={nlaItemMessages.replaceLabel(name)}
              onClick={() => intents.askReplace(item)}
            >
              {nlaItemMessages.replace}
            </Button>
          )}
          {control._tag === 'Own' && (
            <Button
              id={manageButtonId(key)}
              variant="default"
              aria-haspopup="dialog"
              aria-label={itemCardMessages.manageItemLabel(name)}
              onClick={() => intents.manage(item.identity)}
            >
              {itemCardMessages.manageItem}
            </Button>
          )}
          {offers.remove && (
            <Button
              variant="subtle"
              className={`gr-danger ${styles['remove']}`}
              aria-label={nlaItemMessages.removeLabel(name)}
              onClick={() => intents.askRemove(item)}
            >
              {nlaItemMessages.remove}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
};

/** The items that are no longer available, for the registrant only (LIST-04, ITEM-04): at the top, below a warning. */
export const NoLongerAvailable = memo(function NoLongerAvailable({
  section: { title, cards },
  asked = '',
  intents,
}: NoLongerAvailableProps) {
  const rowsId = useId();
  const isPrinting = useIsPrinting();
  const [showsAll, setShowsAll] = useState(false);
  const isAskedFolded = !showsAll && cards.slice(AT_FIRST).some(({ key }) => key === asked);
  if (isAskedFolded) setShowsAll(true);
  return (
    <section className={styles['section']} aria-labelledby={NLA_HEADING}>
      <header className={`gr-row ${styles['band']}`}>
        <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
        <h2 id={NLA_HEADING} tabIndex={-1}>
          {title}
        </h2>
        <p>{registryPageMessages.noLongerAvailable(cards.length)}</p>
      </header>
      <ul id={rowsId} className={styles['rows']} data-in-turn>
        {(showsAll || isPrinting ? cards : cards.slice(0, AT_FIRST)).map((card) => (
          <Row key={card.key} card={card} intents={intents} />
        ))}
      </ul>
      {cards.length > AT_FIRST && (
        <div className={styles['all']}>
          <Button
            variant="subtle"
            aria-expanded={showsAll}
            aria-controls={rowsId}
            onClick={() => setShowsAll((shown) => !shown)}
          >
            {showsAll ? registryPageMessages.showFewer : registryPageMessages.showAll(cards.length)}
          </Button>
        </div>
      )}
    </section>
  );
});
