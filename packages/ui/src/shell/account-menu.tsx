import {
  eventNameOf,
  hasOwnCounterpart,
  type ObservableState,
  paths,
  registrantNames,
  registryHomeMessages,
  shellMessages,
} from '@gift-registry/domain';
import { Menu } from '@mantine/core';
import { IconGift, IconList, IconLogout, IconPackage, IconPlus, IconUserCircle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Skeleton } from '../controls/index.ts';
import type { OpenMenuProps } from '../lazy-dialogs/index.ts';
import { useStateValue } from '../observe/index.ts';
import type { OwnRegistries } from '../own-registries/index.ts';
import { MantineSite } from '../theme/mantine-site.tsx';

/** The person's registries, which are read while the menu is open, and signing out. */
export interface AccountMenuProps extends OpenMenuProps {
  readonly own: ObservableState<OwnRegistries>;
  readonly isSigningOut: boolean;
  readonly onSignOut: () => void;
}

/** The most registries in the menu; a page of its own lists all. */
const MOST_NAMED = 5;

/** A link of the menu, behind an icon. */
const Entry = ({
  icon: Icon,
  href,
  name,
}: {
  readonly icon: typeof IconGift;
  readonly href: string;
  readonly name: string;
}) => (
  <Menu.Item component="a" href={href} leftSection={<Icon size={18} stroke={1.6} aria-hidden />}>
    {name}
  </Menu.Item>
);

/** Links to the person's registries; a placeholder while they are read. */
const OwnEntries = ({ state }: { readonly state: OwnRegistries }) => {
  const { _tag } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read pushes the focused entry down
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement?.getAttribute('role') === 'menuitem') activeElement.scrollIntoView({ block: 'nearest' });
  }, [_tag]);
  if (state._tag === 'Reading')
    return (
      <Menu.Item disabled aria-label={shellMessages.readingRegistries}>
        <Skeleton height={22} />
      </Menu.Item>
    );
  const own = state._tag === 'Read' ? state.own : [];
  return (
    <>
      {own.slice(0, MOST_NAMED).map((one) => {
        const name = shellMessages.ownRegistry(registrantNames(one), eventNameOf(one.eventType));
        return (
          <Entry
            key={one.grId}
            icon={IconGift}
            href={paths.registrantList(one.grId)}
            name={hasOwnCounterpart(own, one) ? `${name} ${registryHomeMessages.number(one.grId)}` : name}
          />
        );
      })}
      {(state._tag !== 'Read' || own.length > MOST_NAMED) && (
        <Entry icon={IconList} href={paths.ownRegistries} name={shellMessages.allRegistries} />
      )}
    </>
  );
};

/** The open menu of a signed-in person. */
export const AccountMenu = ({ own, isSigningOut, onSignOut, target, onClose }: AccountMenuProps) => (
  <MantineSite>
    <Menu
      opened
      onClose={onClose}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      returnFocus={false}
      position="bottom-end"
      shadow="md"
    >
      <Menu.Target>
        <button {...target} type="button" />
      </Menu.Target>
      <Menu.Dropdown>
        <OwnEntries state={useStateValue(own)} />
        <Entry icon={IconPlus} href={paths.newRegistry} name={shellMessages.createRegistry} />
        <Menu.Divider />
        <Entry icon={IconUserCircle} href={paths.account} name={shellMessages.yourAccount} />
        <Entry icon={IconPackage} href={paths.findOrder} name={shellMessages.trackOrder} />
        <Menu.Item
          leftSection={<IconLogout size={18} stroke={1.6} aria-hidden />}
          disabled={isSigningOut}
          onClick={onSignOut}
        >
          {shellMessages.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  </MantineSite>
);
