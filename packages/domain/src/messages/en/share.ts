/** What is said where a registry's link is given on (SHARE-01, SHARE-02). */
export const shareMessages = {
  share: 'Share',
  copied: 'Registry URL copied to clipboard',
  dismiss: 'Dismiss',
  /** When the browser would not copy: a dialog with the link in a field. */
  byHandTitle: 'Share the registry',
  byHand: 'Copy this link to share the registry',
  copyLink: 'Copy Link',
  /** When it would not copy in any other way either. */
  selected: 'Your browser won’t copy it for you. The link is selected: copy it as you would any text.',
  copy: 'Copy to clipboard',
  copiedShort: 'Copied',
} as const;
