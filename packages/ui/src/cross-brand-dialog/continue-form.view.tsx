import {
  type CrossBrandIntent,
  continueFields,
  paths,
  type Referrer,
  registryPageMessages,
} from '@gift-registry/domain';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/index.ts';

interface ContinueFormProps {
  readonly intent: CrossBrandIntent;
  /** Who sent the visitor, if anyone. */
  readonly referrer?: Referrer;
  readonly onContinue?: () => void;
  /** The button's label. */
  readonly children: ReactNode;
}

/**
 * The button "Continue": opens the other brand's site in a new tab, at once, with the sign-in and the purchase vouched
 * for by the service (XB-02, XB-03, XB-07). It is a form of its own, so it must not be inside another form.
 */
export const ContinueForm = ({ intent, referrer = {}, onContinue, children }: ContinueFormProps) => (
  <form
    method="post"
    action={paths.otherBrand}
    target="_blank"
    rel="noopener"
    // A form removed while it is being submitted is not submitted: the dialog closes in a later task.
    onSubmit={() => {
      if (onContinue !== undefined) setTimeout(onContinue);
    }}
  >
    {Object.entries(continueFields(intent, referrer)).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Button
      type="submit"
      rightSection={<IconExternalLink size={18} stroke={1.6} aria-hidden />}
      // A double click submits once: each submission gets its own one-time code.
      onClick={(event) => {
        if (event.detail > 1) event.preventDefault();
      }}
    >
      {children}
      <span className="visually-hidden"> {registryPageMessages.opensInNewTab}</span>
    </Button>
  </form>
);
