import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { QuantityStepper } from './quantity-stepper.view.tsx';

const meta: Meta<typeof QuantityStepper> = {
  title: 'Card/Quantity stepper',
  component: QuantityStepper,
  parameters: { docs: { story: { height: '180px' } } },
  args: {
    name: 'Hearth Dinner Plate',
    text: '1',
    warningId: undefined,
    onType: fn(),
    onLeave: fn(),
    onStep: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof QuantityStepper>;

export const AtTheLeast: Story = {
  name: 'At the least',
  parameters: { requirements: ['BUY-01'], a11y: { test: 'error' } },
  play: async ({ canvasElement, args }) => {
    const stepper = within(canvasElement);
    await expect(stepper.getByRole('button', { name: 'One fewer of Hearth Dinner Plate' })).toBeDisabled();
    await userEvent.click(stepper.getByRole('button', { name: 'One more of Hearth Dinner Plate' }));
    await expect(args.onStep).toHaveBeenCalledWith(1);
  },
};

export const AtTheMost: Story = {
  name: 'At the most, two characters',
  parameters: { requirements: ['BUY-01'] },
  args: { text: '99' },
  play: async ({ canvasElement, args }) => {
    const stepper = within(canvasElement);
    const field = stepper.getByRole('textbox', { name: 'Quantity of Hearth Dinner Plate' });
    await expect(stepper.getByRole('button', { name: 'One more of Hearth Dinner Plate' })).toBeDisabled();
    await expect(field).toHaveAttribute('maxlength', '2');
    await userEvent.click(stepper.getByRole('button', { name: 'One fewer of Hearth Dinner Plate' }));
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
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '{Enter}');
    await expect(args.onLeave).toHaveBeenCalledTimes(1);
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus();
  },
};

export const Pasted: Story = {
  name: 'What is pasted is read as a whole',
  parameters: { requirements: ['BUY-01'] },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('textbox');
    await userEvent.click(field);
    field.select();
    await userEvent.paste('1,000');
    await expect(args.onType).toHaveBeenLastCalledWith('1,000');
  },
};
