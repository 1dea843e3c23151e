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

export interface NoLongerAvailableProps {
  readonly section: ListSectionModel;
  /** The key of the card that an open dialog is about, if any: its row is then shown, so that the focus can return to it. */
  readonly asked?: string;
  readonly intents: Pick<NlaItemIntents, 'askReplace' | 'askRemove' | 'review'> & {
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
              variant="default"
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

/** The items that are no longer available, for the registrant only (LIST-04, ITEM-04): one line at the top, which leads through them or shows them all. */
export const NoLongerAvailable = memo(function NoLongerAvailable({
  section: { title, items, cardOf },
  asked = '',
  intents,
}: NoLongerAvailableProps) {
  const rowsId = useId();
  const cards = items.map(cardOf);
  const isPrinting = useIsPrinting();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && cards.some(({ key }) => key === asked)) setOpen(true);
  const replaceable = cards.filter(({ offers }) => offers.replace).length;
  return (
    <section className={styles['section']} aria-labelledby={NLA_HEADING}>
      <header className={`gr-row ${styles['band']}`}>
        <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
        <h2 id={NLA_HEADING} tabIndex={-1}>
          {title}
        </h2>
        <p className="num">{nlaItemMessages.summary(replaceable, cards.length - replaceable)}</p>
        <Button
          variant="subtle"
          className={styles['toggle'] ?? ''}
          aria-expanded={isOpen}
          aria-controls={rowsId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? registryPageMessages.hideItems : registryPageMessages.showItems}
        </Button>
        <Button variant="default" aria-haspopup="dialog" onClick={() => intents.review(items)}>
          {nlaItemMessages.review}
        </Button>
      </header>
      {(isOpen || isPrinting) && (
        <ul id={rowsId} className={styles['rows']} data-in-turn>
          {cards.map((card) => (
            <Row key={card.key} card={card} intents={intents} />
          ))}
        </ul>
      )}
    </section>
  );
});
