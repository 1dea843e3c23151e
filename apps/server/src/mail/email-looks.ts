import type { SiteId } from '@gift-registry/domain';

/** The look of a site's emails: colors and corners as in its style sheet, and fonts that every mail program has. */
export interface EmailLook {
  /** The background around the email. */
  readonly sunken: string;
  readonly surface: string;
  /** The background behind a picture. */
  readonly stage: string;
  readonly text: string;
  readonly muted: string;
  readonly border: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly controlRadius: string;
  readonly cardRadius: string;
  readonly displayFont: string;
  readonly displayWeight: string;
  readonly textFont: string;
  /** The file of the wordmark, and its width at a height of 32 px. */
  readonly logo: { readonly file: string; readonly width: number };
}

const main: EmailLook = {
  sunken: '#f3eee4',
  surface: '#ffffff',
  stage: '#e8e0d2',
  text: '#24211c',
  muted: '#655d50',
  border: '#ddd5c6',
  accent: '#2f4a3a',
  onAccent: '#ffffff',
  controlRadius: '6px',
  cardRadius: '6px',
  displayFont: "Georgia,'Times New Roman',serif",
  displayWeight: '400',
  textFont: "'Helvetica Neue',Helvetica,Arial,sans-serif",
  logo: { file: 'email-logo-main.png', width: 177 },
};

/** The look of the emails of a site without one of its own. */
export const usualLook: EmailLook = main;

/** The look of each site's emails. */
export const emailLooks: Readonly<Record<SiteId, EmailLook>> = {
  main,
  canada: {
    ...main,
    sunken: '#edf0ee',
    stage: '#dde3e1',
    text: '#1f2422',
    muted: '#57615e',
    border: '#d3d9d6',
    accent: '#1f4b57',
    logo: { file: 'email-logo-canada.png', width: 252 },
  },
  modern: {
    ...main,
    sunken: '#f2f2f0',
    stage: '#dedfde',
    text: '#0b0b0b',
    muted: '#5a5a58',
    border: '#d6d6d3',
    accent: '#0b0b0b',
    controlRadius: '0',
    cardRadius: '0',
    displayFont: "'Arial Black','Helvetica Neue',Helvetica,Arial,sans-serif",
    displayWeight: '700',
    logo: { file: 'email-logo-modern.png', width: 181 },
  },
  kids: {
    ...main,
    sunken: '#f6f2e7',
    stage: '#dbe5d2',
    text: '#2d3048',
    muted: '#5d6078',
    border: '#e5decd',
    accent: '#475792',
    controlRadius: '999px',
    cardRadius: '20px',
    displayWeight: '560',
    logo: { file: 'email-logo-kids.png', width: 225 },
  },
};
