import { Button } from '@mantine/core';
import { FootNotice } from '../lazy-dialogs/index.ts';

/** What was added, said where the layer or the line that tells of it is not there (CART-04, ADD-01). */
export interface AddedInsteadProps {
  readonly sentences: ReadonlyArray<string>;
  /** Where it can be seen. */
  readonly way: { readonly name: string; readonly href: string };
  readonly onClose: () => void;
}

/** At the foot of the page: that it is there, and the way to it. */
export const AddedInstead = ({ sentences, way, onClose }: AddedInsteadProps) => (
  <FootNotice
    role="status"
    onClose={onClose}
    way={
      <Button component="a" href={way.href}>
        {way.name}
      </Button>
    }
  >
    {sentences.map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
  </FootNotice>
);
