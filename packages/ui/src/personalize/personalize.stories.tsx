import { exampleProduct, personalizationIdOf } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E } from 'fp-ts';
import { useState } from 'react';
import { of } from 'rxjs';
import { expect, userEvent, waitFor } from 'storybook/test';
import { useStateValue } from '../observe/index.ts';
import { type ConfirmDesign, personalizeStream } from './personalize.stream.ts';
import { PersonalizeForm } from './personalize.view.tsx';

const confirmed: ConfirmDesign = (_, design) =>
  of(
    E.right({
      images: [],
      priceMessage: 'Personalization adds $15.00',
      returnPolicyMessage: 'Personalized gifts can’t be returned',
      design: { ...design, personalizationId: personalizationIdOf(12) },
    }),
  );

const Form = ({
  confirm,
  isForRegistryAlone,
}: {
  readonly confirm: ConfirmDesign;
  readonly isForRegistryAlone: boolean;
}) => {
  const [stream] = useState(() => {
    const form = personalizeStream({ confirm, log: { write: () => () => undefined } });
    form.begin(exampleProduct({ personalizationType: 700 }));
    form.want(true);
    form.effects$.subscribe();
    return form;
  });
  return (
    <main style={{ padding: 24, maxWidth: 520 }}>
      <PersonalizeForm
        model={useStateValue(stream.model)}
        intents={stream}
        heading="h2"
        isForRegistryAlone={isForRegistryAlone}
      />
    </main>
  );
};

export default {
  title: 'Dialogs/Personalize',
  component: Form,
  subcomponents: { PersonalizeForm },
  args: { confirm: confirmed, isForRegistryAlone: false },
} satisfies Meta<typeof Form>;
type Story = StoryObj<typeof Form>;

export const Written: Story = {
  name: 'Words, letters and colour, seen as they are written and confirmed',
  parameters: { requirements: ['PERS-03'] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Line 1' }), 'Amelia');
    await userEvent.click(canvas.getByRole('radio', { name: 'Clay' }));
    await expect(canvas.getByText('Amelia')).toHaveTextContent('Amelia');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Your Text' }));
    await expect(await canvas.findByText('Personalized gifts can’t be returned')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change Your Text' }));
    await expect(canvas.getByRole('textbox', { name: 'Line 1' })).toHaveValue('Amelia');
  },
};
export const Focused: Story = {
  tags: ['more'],
  name: 'The focus follows: to the first faulty line, to changing a confirmed design, and back to the first line',
  play: async ({ canvas }) => {
    const confirm = () => userEvent.click(canvas.getByRole('button', { name: 'Confirm Your Text' }));
    const first = () => canvas.getByRole('textbox', { name: 'Line 1' });
    await confirm();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Enter at least one line.');
    await waitFor(() => expect(first()).toHaveFocus());
    await expect(first()).toBeInvalid();
    await expect(first()).toHaveAccessibleDescription('Enter at least one line. 0 of 30 characters');
    await userEvent.type(first(), 'Amelia');
    await expect(first()).toBeValid();
    await expect(first()).toHaveAccessibleDescription('6 of 30 characters');
    await confirm();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change Your Text' })).toHaveFocus());
    await expect(canvas.getByText(/It goes along to your registry or cart\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change Your Text' }));
    await waitFor(() => expect(first()).toHaveFocus());
  },
};
export const TooLong: Story = {
  name: 'A line that is too long says so at its field, as it is written',
  parameters: { a11y: { test: 'error' } },
  play: async ({ canvas }) => {
    const second = canvas.getByRole('textbox', { name: 'Line 2 (optional)' });
    await userEvent.click(second);
    await userEvent.paste('a'.repeat(31));
    await expect(second).toBeInvalid();
    await expect(second).toHaveAccessibleDescription('A line can have up to 30 characters. 31 of 30 characters');
    await expect(canvas.getByRole('textbox', { name: 'Line 1' })).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Your Text' }));
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
  },
};
export const ForRegistryAlone: Story = {
  tags: ['more'],
  name: 'Where it is bought on the other brand’s site, a confirmed design is only added to a registry',
  args: { isForRegistryAlone: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Line 1' }), 'Amelia');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Your Text' }));
    await expect(await canvas.findByText(/^Your text is confirmed/)).toHaveTextContent(
      'Your text is confirmed. It goes along to your registry.',
    );
    await expect(canvas.queryByText(/cart/)).toBeNull();
  },
};
