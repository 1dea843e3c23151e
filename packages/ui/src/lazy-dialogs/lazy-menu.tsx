import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useMenuLayer } from '../dialog/index.ts';
import type { LazyChunk } from './lazy-chunk.ts';
import { useDialogsChunk } from './use-lazy-chunk.ts';

/** The props that a lazy menu gets in addition to its own. */
export interface OpenMenuProps {
  readonly target: ComponentProps<'button'>;
  readonly onClose: () => void;
}

interface LazyMenuProps<Props extends object> {
  readonly chunk: LazyChunk<Props & OpenMenuProps>;
  readonly of: Props;
  /** The attributes and content of the button, closed and open. */
  readonly target: ComponentProps<'button'>;
}

/**
 * A button whose menu is loaded once the page is in use, and at the latest when it is pressed; pressed again, it is
 * loaded again if that failed. Closing the menu returns the focus to the button.
 */
export const LazyMenu = <Props extends object>({ chunk, of, target }: LazyMenuProps<Props>) => {
  const [isAsked, setIsAsked] = useState(false);
  const hasClosed = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setIsAsked(false);
  useMenuLayer(isAsked, close);
  const state = useDialogsChunk(chunk, { isAsked, isPressed: isAsked });
  const open = (): void => {
    chunk.tryAgain();
    setIsAsked(true);
  };
  useEffect(() => {
    if (hasClosed.current) button.current?.focus({ preventScroll: true });
    hasClosed.current = isAsked;
  }, [isAsked]);
  if (isAsked && state._tag === 'Loaded') return <state.Component {...of} target={target} onClose={close} />;
  return (
    <button
      {...target}
      ref={button}
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={(isAsked && state._tag !== 'Failed') || undefined}
      onClick={open}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        open();
      }}
    />
  );
};
