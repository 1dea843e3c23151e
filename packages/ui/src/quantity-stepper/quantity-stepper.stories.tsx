import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { QuantityStepper } from './quantity-stepper.view.tsx';

export default {
  title: 'Card/Quantity stepper',
  component: QuantityStepper,
  parameters: {
    whenToUse: 'a small whole number that is mostly 1, beside the button which it is for',
    whenNot: 'amounts of money, and numbers that are typed: a text field',
    docs: { story: { height: '180px' } },
  },
  args: {
    name: 'Linden Dinner Plate',
    text: '1',
    warningId: undefined,
    onType: fn(),
    onLeave: fn(),
    onStep: fn(),
  },
} satisfies Meta<typeof QuantityStepper>;
type Story = StoryObj<typeof QuantityStepper>;

/** What the stepper depends on, one control each. */
interface TryArgs {
  readonly name: string;
  readonly text: string;
  readonly minimum: number;
  readonly maximum: number;
  readonly isWrong: boolean;
}

const PROPERTIES = ['range', 'longest', 'warningId', 'onType', 'onLeave', 'onStep'];

export const TryIt: StoryObj<TryArgs> = {
  name: 'Try it',
  tags: ['!test'],
  args: { name: 'Linden Dinner Plate', text: '3', minimum: 1, maximum: 99, isWrong: false },
  argTypes: {
    name: { description: 'Whose quantity; read aloud, not shown' },
    text: { description: 'What the field holds' },
    minimum: { control: { type: 'number', min: 0, max: 99 }, description: 'At which the minus button ends' },
    maximum: { control: { type: 'number', min: 1, max: 999 }, description: 'At which the plus button ends' },
    isWrong: { description: 'Whether what is typed is no quantity' },
  },
  parameters: { controls: { exclude: PROPERTIES }, docs: { controls: { exclude: PROPERTIES } } },
  render: ({ minimum, maximum, ...rest }) => (
    <QuantityStepper
      {...rest}
      range={{ minimum, maximum }}
      warningId={undefined}
      onType={fn()}
      onLeave={fn()}
      onStep={fn()}
    />
  ),
};

export const AtTheLeast: Story = {
  name: 'At the least',
  parameters: { requirements: ['BUY-01'], a11y: { test: 'error' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'One fewer of Linden Dinner Plate' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'One more of Linden Dinner Plate' }));
    await expect(args.onStep).toHaveBeenCalledWith(1);
  },
};

export const AtTheMost: Story = {
  name: 'At the most, two characters',
  parameters: { requirements: ['BUY-01'] },
  args: { text: '99' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Quantity of Linden Dinner Plate' });
    await expect(canvas.getByRole('button', { name: 'One more of Linden Dinner Plate' })).toBeDisabled();
    await expect(field).toHaveAttribute('maxlength', '2');
    await userEvent.click(canvas.getByRole('button', { name: 'One fewer of Linden Dinner Plate' }));
    await expect(args.onStep).toHaveBeenCalledWith(-1);
    await userEvent.clear(field);
    await expect(args.onType).toHaveBeenCalledWith('');
    await userEvent.tab();
    await expect(args.onLeave).toHaveBeenCalled();
  },
};

export const Enter: Story = {
  name: 'Enter settles the number as leaving the field does',
  parameters: { requirements: ['BUY-01'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onLeave).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const Pasted: Story = {
  name: 'What is pasted is read as a whole',
  parameters: { requirements: ['BUY-01'] },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(field);
    field.select();
    await userEvent.paste('1,000');
    await expect(args.onType).toHaveBeenLastCalledWith('1,000');
  },
};
