import type { ComponentProps, CSSProperties } from 'react';
import './indicators.css';

/** The space of content that is being loaded: sizes and margins in pixels, or as CSS values. */
export interface SkeletonProps extends Omit<ComponentProps<'div'>, 'style'> {
  readonly height?: CSSProperties['height'];
  readonly width?: CSSProperties['width'];
  readonly maxWidth?: CSSProperties['maxWidth'];
  readonly radius?: CSSProperties['borderRadius'];
  readonly marginBlock?: CSSProperties['marginBlock'];
}

/** A pulsing area in place of what is being loaded. */
export const Skeleton = ({ height, width, maxWidth, radius, marginBlock, className = '', ...props }: SkeletonProps) => (
  <div
    {...props}
    className={`skeleton ${className}`}
    style={{ height, width, maxWidth, borderRadius: radius, marginBlock }}
  />
);
