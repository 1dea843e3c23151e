import type { EventType } from '../../event/index.ts';

/** The line above the names (PAGE-02): "Wedding Registry". */
export const eventHeading = ({ name }: EventType): string => `${name} Registry`;
