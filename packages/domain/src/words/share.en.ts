/** What is said where a registry's link is given on (SHARE-01, SHARE-02). */
export const shareWords = {
  share: 'Share',
  copied: 'Registry URL copied to clipboard',
  dismiss: 'Dismiss',
  /** When the browser would not copy: a dialog with the link in a field. */
  byHandTitle: 'Share the registry',
  byHand: 'Copy this link to share the registry',
  copyLink: 'Copy Link',
  copy: 'Copy to clipboard',
  copiedShort: 'Copied',
} as const;
