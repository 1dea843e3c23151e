import type { ComponentProps, ReactNode } from 'react';
import './button.css';

/** The look of a button: one filled button per view, outlined or underlined ones beside it. */
export interface ButtonLook {
  readonly variant?: 'filled' | 'default' | 'subtle' | undefined;
  /** 44 pixels high, 52 when large. */
  readonly size?: 'md' | 'lg' | undefined;
  /** Whether the button is as wide as its container. */
  readonly fullWidth?: boolean | undefined;
}

interface Sections {
  readonly leftSection?: ReactNode;
  readonly rightSection?: ReactNode;
}

/** A button, or a link with the look of one. */
export type ButtonProps = ButtonLook &
  Sections &
  (
    | ({ readonly component?: 'button' } & ComponentProps<'button'>)
    | ({ readonly component: 'a' } & ComponentProps<'a'>)
  );

/** Attributes that give any element the look of a button. */
export const buttonLook = ({ variant = 'filled', size = 'md', fullWidth }: ButtonLook, className?: string) => ({
  className: className === undefined ? 'button' : `button ${className}`,
  'data-variant': variant,
  'data-size': size,
  'data-block': fullWidth || undefined,
});

const Section = ({ position, children }: { readonly position: 'left' | 'right'; readonly children: ReactNode }) =>
  children !== undefined &&
  children !== null &&
  children !== false && (
    <span className="button-section" data-position={position}>
      {children}
    </span>
  );

/** The content of a button: its label, with an optional section before and after it. */
export const ButtonContent = ({
  leftSection,
  rightSection,
  children,
}: Sections & { readonly children?: ReactNode }) => (
  <span className="button-inner">
    <Section position="left">{leftSection}</Section>
    <span className="button-label">{children}</span>
    <Section position="right">{rightSection}</Section>
  </span>
);

/** A button of the site (SITE-04). */
export const Button = ({
  variant,
  size,
  fullWidth,
  leftSection,
  rightSection,
  className,
  children,
  ...props
}: ButtonProps) => {
  const look = buttonLook({ variant, size, fullWidth }, className);
  const content = (
    <ButtonContent leftSection={leftSection} rightSection={rightSection}>
      {children}
    </ButtonContent>
  );
  if (props.component === 'a') {
    const { component: _, ...link } = props;
    return (
      <a {...look} {...link}>
        {content}
      </a>
    );
  }
  const { component: _, type = 'button', ...button } = props;
  return (
    <button {...look} type={type} {...button}>
      {content}
    </button>
  );
};
