import type { MantineColorsTuple } from '@mantine/core';

/** The colours of a site by their part on the page; every text pair is at least 4.5:1, borders of fields and the focus ring 3:1. */
export interface SiteColors {
  readonly page: string;
  readonly surface: string;
  readonly sunken: string;
  readonly stage: string;
  readonly text: string;
  readonly muted: string;
  readonly accent: string;
  readonly accentHover: string;
  readonly onAccent: string;
  readonly accentSoft: string;
  readonly highlight: string;
  readonly onHighlight: string;
  readonly sale: string;
  readonly success: string;
  readonly successSoft: string;
  readonly warning: string;
  readonly warningSoft: string;
  readonly danger: string;
  readonly dangerSoft: string;
  readonly focus: string;
  readonly border: string;
  readonly borderStrong: string;
}

/** Type faces: a display face for names and headings, a text face for everything else. */
export interface SiteFonts {
  readonly display: string;
  readonly text: string;
  readonly displayWeight: string;
  readonly displayTracking: string;
  readonly displayStretch: string;
  readonly displayVariation: string;
}

/** Everything that makes a site look like itself, as data (SITE-01); layout rules live with the screens under `[data-site=…]`. */
export interface SiteTokens {
  readonly color: SiteColors;
  /** Backdrops of pictures, taken in turn by the index of the card. */
  readonly stages: readonly [string, ...ReadonlyArray<string>];
  /** The ground of the strip over every page; its words are in the colour that goes with it. */
  readonly strip: 'accent' | 'highlight';
  readonly font: SiteFonts;
  readonly radius: Readonly<Record<'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'control' | 'card' | 'photo', string>>;
  readonly shadow: Readonly<Record<'raised' | 'overlay', string>>;
  readonly primaryColor: string;
  readonly primaryShade: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  readonly palettes: Readonly<Record<string, MantineColorsTuple>>;
}
