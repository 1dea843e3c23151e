import { eventDayText } from '@gift-registry/domain';
import { exampleHeader, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { expect, fn } from 'storybook/test';
import { registryTabsStream } from '../registry-tabs/index.ts';
import { RegistrantPage, type RegistrantPageProps } from './registrant-page.tsx';
import { loaded, registrantScene } from './testing/registrant-scene.ts';

const tabs = registryTabsStream({
  ...registrantScene(loaded({})).parts,
  analytics: { track: () => () => undefined },
  page: 'checklist',
});

const Page = (props: Omit<RegistrantPageProps<string>, 'children' | 'tabs'>) => (
  <RegistrantPage {...props} tabs={tabs}>
    {(body) => <p>{body}</p>}
  </RegistrantPage>
);

const header = exampleHeader();

export default {
  title: 'Pages/Registry/Page of a registrant',
  component: Page,
  subcomponents: { RegistrantPage },
  args: {
    model: {
      _tag: 'Loaded',
      head: {
        grId: grIdOf('7310442'),
        header,
        eventDate: eventDayText(header),
        daysToGo: O.some(11),
        settingsPage: O.some('/gift-registry/registrant/edit-registry?id=7310442'),
        guestPage: O.some(header.shareableUrl),
        hiddenUntil: O.none,
      },
      body: 'The content under the tabs',
    },
    title: 'Checklist',
    onTryAgain: fn(),
  },
} satisfies Meta<typeof Page>;
type Story = StoryObj<typeof Page>;

export const Loaded: Story = {
  name: 'Names, number, Settings, View as Guest, tabs and content',
  parameters: { requirements: ['TAB-06', 'PAGE-03'], a11y: { test: 'error' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Checklist' })).toBeVisible();
    await expect(canvas.getByRole('navigation')).toBeVisible();
    await expect(canvas.getByText('Registry # 7310442')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Settings' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^View as Guest/ })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByText('The content under the tabs')).toBeVisible();
  },
};
