import type { SavedFile } from '@gift-registry/ui';

/** How long the browser may take to fetch the saved file, in milliseconds. */
const REVOKE_AFTER_MS = 60_000;

/** Saves a text, or what was made of it, as a file on the device, like a download link does. */
export const saveFile =
  ({ document }: Pick<Window, 'document'>) =>
  ({ name, type, text }: Omit<SavedFile, 'text'> & { readonly text: BlobPart }): void => {
    const address = URL.createObjectURL(new Blob([text], { type }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
  };
