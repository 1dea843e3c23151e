import { nlaItemWords } from './nla-item.en.ts';

/** What stands in Manage Item (MAN-01, MAN-02, NLA-05, PERS-04). */
export const manageItemWords = {
  manageItem: 'Manage Item',
  save: 'Save',
  saving: 'Saving…',
  updated: 'Item has been updated',
  remove: nlaItemWords.remove,
  sure: nlaItemWords.sure,
  keep: nlaItemWords.cancel,
  removing: nlaItemWords.removing,
  removed: nlaItemWords.removed,
  optionsChanged: 'Some personalization options have changed. Please start again.',
  startAgain: 'Choose your options again',
  removeFromRegistry: nlaItemWords.removeFromRegistry,
  /** To a guest, in place of the button. */
  notAddable: 'This gift is waiting for the registrant to choose its personalization again.',
} as const;
