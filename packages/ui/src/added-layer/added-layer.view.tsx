import {
  type AddedItem,
  addedLayerMessages,
  dialogMessages,
  type ItemImages,
  identityKey,
  type Site,
  type Sku,
} from '@gift-registry/domain';
import { Drawer, Tooltip } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCircleCheck, IconPhone, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { LabelOrSpinner } from '../adding-spinner/index.ts';
import layer from '../confirmation-layer/confirmation-layer.module.css';
import { Button } from '../controls/index.ts';
import { useLayer, useReturnFocus } from '../dialog/index.ts';
import { useIsPhone, useStateValue } from '../observe/index.ts';
import { Price, productPrices } from '../product-facts/index.ts';
import { ProductPicture } from '../product-picture/index.ts';
import { RecommendationCarousel } from '../recommendation-carousel/index.ts';
import styles from './added-layer.module.css';
import type { AddedLayerModel, AddedLayerStream, ExtraModel } from './added-layer.stream.ts';

interface ExtrasListProps {
  readonly extras: ReadonlyArray<ExtraModel>;
  readonly onAdd: (sku: Sku) => void;
}

const pictureOf = (path: string): ItemImages => ({
  desktop: path,
  desktopHiRes: path,
  mobile: path,
  mobileHiRes: path,
  alt: '',
});

const ExtraLine = ({ extra: { extra, step }, onAdd }: { readonly extra: ExtraModel; readonly onAdd: () => void }) => {
  const isAdded = step._tag === 'Some' && step.value._tag === 'Added';
  return (
    <li className={styles['extra']}>
      <div className={`stage ${styles['small']}`}>
        <ProductPicture images={pictureOf(extra.picture)} isDecorative />
      </div>
      <div>
        <p className={styles['name']}>{extra.path === '' ? extra.name : <a href={extra.path}>{extra.name}</a>}</p>
        <p className={`num muted gr-text-meta ${styles['meta']}`}>{extra.formattedPrice}</p>
        {step._tag === 'Some' && 'reason' in step.value && (
          <p className={`gr-danger gr-text-meta ${styles['refusal']}`} role="alert">
            <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
            {step.value.reason}
          </p>
        )}
      </div>
      {step._tag === 'Some' && (
        <Button
          variant="default"
          disabled={isAdded}
          aria-disabled={isAdded || step.value._tag === 'Adding' || undefined}
          aria-busy={step.value._tag === 'Adding' || undefined}
          aria-label={
            isAdded
              ? addedLayerMessages.extraAddedAnnouncement(extra.name)
              : addedLayerMessages.addExtraLabel(extra.name)
          }
          leftSection={isAdded ? <IconCheck size={16} stroke={2} aria-hidden /> : undefined}
          onClick={onAdd}
        >
          <LabelOrSpinner
            words={isAdded ? addedLayerMessages.extraAdded : addedLayerMessages.addExtra}
            isAdding={step.value._tag === 'Adding'}
          />
        </Button>
      )}
    </li>
  );
};

/** "Extras and Essentials We Recommend", each with a button that says "Added" once it is on the registry (ADD-04). */
const ExtrasList = ({ extras, onAdd }: ExtrasListProps) => (
  <section className={styles['extras']} aria-labelledby="extras-heading">
    <h3 id="extras-heading" className={styles['heading']}>
      {addedLayerMessages.extras}
    </h3>
    <ul data-in-turn>
      {extras.map((extra) => (
        <ExtraLine key={extra.extra.sku} extra={extra} onAdd={() => onAdd(extra.extra.sku)} />
      ))}
    </ul>
  </section>
);

interface AddedThumbnailsProps {
  readonly items: ReadonlyArray<AddedItem>;
  readonly site: Pick<Site, 'currencyPrefix'>;
}

const Facts = ({
  item: { product, added },
  site,
}: Pick<AddedThumbnailsProps, 'site'> & { readonly item: AddedItem }) => (
  <>
    <p className={`num muted gr-text-meta ${styles['meta']}`}>{addedLayerMessages.sku(product.sku)}</p>
    <Price facts={productPrices(site, product)} className={styles['price']} />
    {added > 0 && <p className={`num muted gr-text-meta ${styles['meta']}`}>{addedLayerMessages.quantity(added)}</p>}
  </>
);

/** A picture of each added product; name, SKU, price and quantity appear on hover and focus (ADD-04). */
const AddedThumbnails = ({ items, site }: AddedThumbnailsProps) => (
  <ul className={`gr-cluster ${styles['thumbnails']}`} aria-label={addedLayerMessages.items} data-in-turn>
    {items.map((item) => (
      <li key={identityKey(item.identity)} className={`gr-row ${styles['thumbnail']}`}>
        <Tooltip
          className={styles['tooltip'] ?? ''}
          multiline
          events={{ hover: true, focus: true, touch: true }}
          transitionProps={{ duration: 140 }}
          zIndex={230}
          label={
            <>
              <strong>{item.product.name}</strong>
              <Facts item={item} site={site} />
            </>
          }
        >
          <button
            type="button"
            className={`stage gr-square ${styles['picture']}`}
            aria-label={addedLayerMessages.tooltipLabel(item, site)}
          >
            <ProductPicture images={item.product.images} loading="eager" isDecorative />
          </button>
        </Tooltip>
        {items.length === 1 && (
          <div>
            <p className={styles['name']}>{item.product.name}</p>
            <Facts item={item} site={site} />
          </div>
        )}
      </li>
    ))}
  </ul>
);

/** The z-index: above the page and its toasts, below the dialogs opened from here. */
const ABOVE_PAGE = 220;

/** In milliseconds, as for every dialog (SITE-04). */
const FADE = 300;

const Actions = ({ actions, onClose }: Pick<AddedLayerModel, 'actions'> & { readonly onClose: () => void }) => (
  <div className={styles['actions']}>
    {actions.map((action) =>
      'path' in action ? (
        <Button
          key={action._tag}
          component="a"
          href={action.path}
          variant={action._tag === 'ViewRegistry' ? 'filled' : 'default'}
        >
          {addedLayerMessages.way(action._tag)}
        </Button>
      ) : (
        <Button key={action._tag} variant="default" onClick={onClose}>
          {addedLayerMessages.way(action._tag)}
        </Button>
      ),
    )}
  </div>
);

/** The product's name on the page, to which the focus goes when the button that opened the layer is gone. */
const nameOnCard = (sku: string | undefined): Element | null =>
  document.querySelector(`main [data-product="${sku}"] a[id]`);

/**
 * The layer after an addition to a registry: the added products, further links, extras and recommendations (ADD-04). At
 * the right of the window, on phones at the bottom.
 */
export const AddedLayer = ({ stream }: { readonly stream: AddedLayerStream }) => {
  const { isOpen, site, items, addedCount, actions, extras, carousel } = useStateValue(stream.model);
  const isPhone = useIsPhone();
  useLayer(isOpen, stream.close);
  const heading = useRef<HTMLSpanElement>(null);
  const returnFocus = useReturnFocus(isOpen, {
    inLayer: heading,
    instead: () => nameOnCard(items[0]?.identity.sku),
  });
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={stream.close}
      position={isPhone ? 'bottom' : 'right'}
      size="var(--layer-size)"
      padding={0}
      zIndex={ABOVE_PAGE}
      closeOnEscape={false}
      returnFocus={false}
      onExitTransitionEnd={returnFocus}
      transitionProps={{ transition: 'fade', duration: FADE }}
      classNames={{ root: layer['root'] ?? '', content: layer['content'] ?? '' }}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        <div className={`gr-row ${layer['header']}`}>
          {addedCount > 0 && <IconCircleCheck className={layer['check']} size={24} stroke={1.6} aria-hidden />}
          <Drawer.Title className={layer['titleBox'] ?? ''}>
            <span ref={heading} className={`display ${layer['heading']}`} tabIndex={-1} data-autofocus>
              {addedLayerMessages.heading(addedCount)}
            </span>
          </Drawer.Title>
          <Drawer.CloseButton
            className={layer['close'] ?? ''}
            aria-label={dialogMessages.close}
            icon={<IconX size={24} stroke={1.6} aria-hidden />}
          />
        </div>
        <Drawer.Body>
          <AddedThumbnails items={items} site={site} />
          <Actions actions={actions} onClose={stream.close} />
          <p className={`gr-row muted gr-text-meta ${styles['help']}`}>
            <IconPhone size={18} stroke={1.6} aria-hidden />
            {addedLayerMessages.help(site)}
          </p>
          {extras.length > 0 && <ExtrasList extras={extras} onAdd={stream.addExtra} />}
          {carousel._tag !== 'Nothing' && (
            <div className={layer['carousel']}>
              <RecommendationCarousel model={carousel} kind="confirmation" intents={stream} to="registry" />
            </div>
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
};
