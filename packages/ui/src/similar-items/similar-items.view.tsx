import { faultSentence, type ItemImages, paths, similarItemsMessages } from '@gift-registry/domain';
import grid from '../browse/browse.module.css';
import card from '../browse/browse-card.module.css';
import { Button, Skeleton } from '../controls/index.ts';
import itemCard from '../item-card/item-card.module.css';
import { Notice } from '../notice/index.ts';
import { useStateValue } from '../observe/index.ts';
import { ProblemPage } from '../problem/index.ts';
import { ProductPicture } from '../product-picture/index.ts';
import { Reading } from '../reading/index.ts';
import { AddToRegistry, RegistryChooser } from '../registry-adding/index.ts';
import type { SimilarItemsStream } from './similar-items.stream.ts';
import type { SimilarCard } from './similar-items-model.ts';

interface SimilarItemsProps {
  readonly stream: SimilarItemsStream;
}

const picturesOf = ({ name, imagePath, imagePathHiRes }: SimilarCard['item']): ItemImages => ({
  desktop: imagePath,
  desktopHiRes: imagePathHiRes,
  mobile: imagePath,
  mobileHiRes: imagePathHiRes,
  alt: name,
});

const Card = ({ card: { item, price, control }, stream }: { readonly card: SimilarCard } & SimilarItemsProps) => (
  <article className={card['card']} aria-labelledby={`similar-${item.sku}`}>
    <div className={card['top']}>
      <div className={`stage gr-square ${card['stage']}`}>
        <a href={item.path} tabIndex={-1} className={card['pictureLink']}>
          <ProductPicture images={picturesOf(item)} />
        </a>
      </div>
      <h2 className={itemCard['heading']}>
        <a href={item.path} className={itemCard['name']} id={`similar-${item.sku}`}>
          {item.name}
        </a>
      </h2>
    </div>
    <div className={card['facts']}>
      <p className={`num ${card['price']}`}>
        <b>{price}</b>
      </p>
    </div>
    <div className={card['foot']}>
      <AddToRegistry
        name={item.name}
        control={control}
        onAdd={() => stream.addToRegistry(item.sku)}
        onTryAgain={stream.tryAgain}
      />
    </div>
  </article>
);

const PLACES = [1, 2, 3, 4] as const;

const SKELETON = (
  <ul className={grid['grid']} data-shelf aria-hidden>
    {PLACES.map((place) => (
      <li key={place}>
        <Skeleton className={grid['waitingStage']} radius="var(--r-card)" />
        <Skeleton height={18} width="82%" marginBlock="16px 0" />
        <Skeleton height={44} marginBlock="28px 0" />
      </li>
    ))}
  </ul>
);

const Cards = ({ cards, stream }: { readonly cards: ReadonlyArray<SimilarCard> } & SimilarItemsProps) =>
  cards.length === 0 ? (
    <Notice title={similarItemsMessages.nothing} help={similarItemsMessages.nothingHelp}>
      <Button component="a" href={paths.shop}>
        {similarItemsMessages.shop}
      </Button>
    </Notice>
  ) : (
    <ul className={grid['grid']} data-shelf data-in-turn>
      {cards.map((card) => (
        <li key={card.item.sku} className={grid['cell']}>
          <Card card={card} stream={stream} />
        </li>
      ))}
    </ul>
  );

/** Products similar to one, each with a button that adds it to the registry (ROUTE-07). */
export const SimilarItems = ({ stream }: SimilarItemsProps) => {
  const { product, found, adding, closed } = useStateValue(stream.model);
  if (found._tag === 'Missing') return <ProblemPage problem="not-found" />;
  if (closed._tag === 'Some')
    return closed.value._tag === 'NotFound' ? (
      <ProblemPage problem="not-found" />
    ) : (
      <ProblemPage problem="not-allowed" guestPage={closed.value.guestPage} />
    );
  return (
    <div className={`wrap ${grid['page']}`}>
      <header className={grid['head']}>
        <div>
          <h1 className={`display ${grid['title']}`}>{similarItemsMessages.title}</h1>
          {product._tag === 'Some' && (
            <p className={`muted ${grid['lead']}`}>
              {similarItemsMessages.to}{' '}
              {product.value.path === '' ? product.value.name : <a href={product.value.path}>{product.value.name}</a>}
            </p>
          )}
        </div>
        <RegistryChooser adding={adding} onChoose={stream.choose} />
      </header>
      <Reading
        of={found}
        loading={similarItemsMessages.loading}
        className={grid['place']}
        skeleton={SKELETON}
        failed={(fault) => (
          <Notice title={similarItemsMessages.failed} help={faultSentence(fault)}>
            <Button onClick={stream.readAgain}>{similarItemsMessages.tryAgain}</Button>
          </Notice>
        )}
        onTryAgain={stream.readAgain}
      >
        {(cards) => <Cards cards={cards} stream={stream} />}
      </Reading>
    </div>
  );
};
