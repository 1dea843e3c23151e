import type { ComponentProps } from 'react';
import './button.css';

const classes = (own: string, given: string | undefined): string => (given === undefined ? own : `${own} ${given}`);

/** A button that shows an icon only: its name is its `aria-label`. */
interface IconButtonProps extends ComponentProps<'button'> {
  readonly 'aria-label': string;
  /** `subtle` has a background on hover. */
  readonly variant?: 'transparent' | 'subtle';
}

/** A square button with an icon. */
export const IconButton = ({ variant = 'transparent', className, type = 'button', ...props }: IconButtonProps) => (
  <button {...props} type={type} className={classes('icon-button', className)} data-variant={variant} />
);

/** A button without the look of one. */
export const UnstyledButton = ({ className, type = 'button', ...props }: ComponentProps<'button'>) => (
  <button {...props} type={type} className={classes('unstyled-button', className)} />
);
