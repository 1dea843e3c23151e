import { dialogMessages } from '@gift-registry/domain';
import { Drawer, Modal } from '@mantine/core';
import { IconCircleCheck, IconX } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useReturnFocus } from '../dialog/index.ts';
import { useIsPhone } from '../observe/index.ts';
import styles from './confirmation-layer.module.css';

/** The z-index: above the dialogs for item details and contributions, from which items can be added. */
const ABOVE_DIALOGS = 250;

/** In milliseconds, as for every dialog (SITE-04). */
const FADE = 300;

interface LayerFrameProps {
  /** Whether the layer is at the right of the window (on phones at the bottom) instead of its middle (SITE-03, newFlyout). */
  readonly isFlyout: boolean;
  readonly isOpen: boolean;
  readonly heading: string;
  /** Whether the items are in the cart; shown as a check mark. */
  readonly isIn: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const closing = {
  className: styles['close'] ?? '',
  'aria-label': dialogMessages.close,
  icon: <IconX size={24} stroke={1.6} aria-hidden />,
} as const;

interface HeadingProps {
  readonly place: RefObject<HTMLSpanElement | null>;
  readonly children: string;
}

const Heading = ({ place, children }: HeadingProps) => (
  <span ref={place} className={`display ${styles['heading']}`} tabIndex={-1} data-autofocus>
    {children}
  </span>
);

/** The frame of the layer: the heading with its check mark, the close button, and the content. */
export const LayerFrame = ({ isFlyout, isOpen, isIn, heading, onClose, children }: LayerFrameProps) => {
  const isPhone = useIsPhone();
  const place = useRef<HTMLSpanElement>(null);
  const returnFocus = useReturnFocus(isOpen, { inLayer: place });
  const shared = {
    opened: isOpen,
    onClose,
    size: 'var(--layer-size)',
    padding: 0,
    zIndex: ABOVE_DIALOGS,
    closeOnEscape: false,
    returnFocus: false,
    onExitTransitionEnd: returnFocus,
    transitionProps: { transition: 'fade', duration: FADE },
    classNames: { root: styles['root'] ?? '', content: styles['content'] ?? '' },
  } as const;
  const check = isIn && <IconCircleCheck className={styles['check']} size={24} stroke={1.6} aria-hidden />;
  return isFlyout ? (
    <Drawer.Root {...shared} position={isPhone ? 'bottom' : 'right'}>
      <Drawer.Overlay />
      <Drawer.Content>
        <div className={`gr-row ${styles['header']}`}>
          {check}
          <Drawer.Title className={styles['titleBox'] ?? ''}>
            <Heading place={place}>{heading}</Heading>
          </Drawer.Title>
          <Drawer.CloseButton {...closing} />
        </div>
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  ) : (
    <Modal.Root {...shared} centered>
      <Modal.Overlay />
      <Modal.Content data-centered>
        <div className={`gr-row ${styles['header']}`}>
          {check}
          <Modal.Title className={styles['titleBox'] ?? ''}>
            <Heading place={place}>{heading}</Heading>
          </Modal.Title>
          <Modal.CloseButton {...closing} />
        </div>
        <Modal.Body p={0}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
};
