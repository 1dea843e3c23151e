import { paths, shellMessages } from '@gift-registry/domain';
import { Menu } from '@mantine/core';
import { IconLogout, IconPackage, IconUserCircle } from '@tabler/icons-react';
import type { OpenMenuProps } from '../lazy-dialogs/index.ts';
import { MantineSite } from '../theme/mantine-site.tsx';

/** Whether signing out can be chosen, and what it does. */
export interface AccountMenuProps extends OpenMenuProps {
  readonly isSigningOut: boolean;
  readonly onSignOut: () => void;
}

/** The open menu of a signed-in person. */
export const AccountMenu = ({ isSigningOut, onSignOut, target, onClose }: AccountMenuProps) => (
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
        <Menu.Item
          component="a"
          href={paths.account}
          leftSection={<IconUserCircle size={18} stroke={1.6} aria-hidden />}
        >
          {shellMessages.yourAccount}
        </Menu.Item>
        <Menu.Item
          component="a"
          href={paths.findOrder}
          leftSection={<IconPackage size={18} stroke={1.6} aria-hidden />}
        >
          {shellMessages.trackOrder}
        </Menu.Item>
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
