import {
  type CrossBrandIntent,
  continueFields,
  paths,
  type Referrer,
  registryPageMessages,
} from '@gift-registry/domain';
import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** For which intent one goes on, sent by whom, and what is told once the new tab opens. */
export interface ContinueFormProps {
  readonly intent: CrossBrandIntent;
  /** Who sent the visitor; nobody where it is left out. */
  readonly referrer?: Referrer;
  readonly onContinue?: () => void;
  /** What the button says. */
  readonly children: ReactNode;
}

/**
 * Continue: opens the other brand's site in a new tab, at once, with the sign-in and the purchase vouched for by the service (XB-02, XB-03, XB-07). It is a form of its own, so it never stands
 * in another one.
 */
export const ContinueForm = ({ intent, referrer = {}, onContinue, children }: ContinueFormProps) => (
  <form
    method="post"
    action={paths.otherBrand}
    target="_blank"
    rel="noopener"
    // A form that leaves the page while it is being sent is not sent: the layer closes in a turn of its own.
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
      // A double click goes on once: each way there has a code of its own, and would be taken.
      onClick={(event) => {
        if (event.detail > 1) event.preventDefault();
      }}
    >
      {children}
      <span className="visually-hidden"> {registryPageMessages.opensInNewTab}</span>
    </Button>
  </form>
);
