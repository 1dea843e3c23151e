import { addedLayerMessages, dialogMessages } from '@gift-registry/domain';
import { Button, Drawer } from '@mantine/core';
import { IconCircleCheck, IconPhone, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import layer from '../confirmation-layer/confirmation-layer.module.css';
import { useFocusGivenBack, useLayer } from '../dialog/index.ts';
import { useIsPhone, useStateValue } from '../observe/index.ts';
import { RecommendationCarousel } from '../recommendation-carousel/index.ts';
import styles from './added-layer.module.css';
import type { AddedLayerStream } from './added-layer.stream.ts';
import type { AddedLayerModel } from './added-layer-model.ts';
import { AddedThumbnails } from './added-thumbnails.tsx';
import { ExtrasList } from './extras-list.tsx';

/** Over the page and its toasts, under what is asked from here. */
const ABOVE_PAGE = 220;

/** In milliseconds, as every layer (SITE-04). */
const FADE = 300;

const Ways = ({ ways, onClose }: Pick<AddedLayerModel, 'ways'> & { readonly onClose: () => void }) => (
  <div className={styles['ways']}>
    {ways.map((way) =>
      'path' in way ? (
        <Button
          key={way._tag}
          component="a"
          href={way.path}
          variant={way._tag === 'ViewRegistry' ? 'filled' : 'default'}
        >
          {addedLayerMessages.way(way._tag)}
        </Button>
      ) : (
        <Button key={way._tag} variant="default" onClick={onClose}>
          {addedLayerMessages.way(way._tag)}
        </Button>
      ),
    )}
  </div>
);

/** Its name on the page, where what opened the layer went with it. */
const nameOnCard = (sku: string | undefined): Element | null =>
  document.querySelector(`main [data-product="${sku}"] a[id]`);

/** After something was put on a registry: what it was, the ways on, what goes with it and what others want too (ADD-04); at the right, on phones from below. */
export const AddedLayer = ({ stream }: { readonly stream: AddedLayerStream }) => {
  const { isOpen, site, items, addedCount, ways, extras, carousel } = useStateValue(stream.model);
  const isPhone = useIsPhone();
  useLayer(isOpen, stream.close);
  const heading = useRef<HTMLSpanElement>(null);
  const giveFocusBack = useFocusGivenBack(isOpen, {
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
      onExitTransitionEnd={giveFocusBack}
      transitionProps={{ transition: 'fade', duration: FADE }}
      classNames={{ root: layer['root'] ?? '', content: layer['content'] ?? '' }}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        <div className={layer['header']}>
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
          <Ways ways={ways} onClose={stream.close} />
          <p className={styles['help']}>
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
