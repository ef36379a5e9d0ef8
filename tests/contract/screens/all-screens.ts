import { accountScreens } from './account-screens.ts';
import { guestScreens } from './guest-screens.ts';
import { openScreens } from './open-screens.ts';
import type { Screen } from './screen.ts';
import { workspaceScreens } from './workspace-screens.ts';

/**
 * Every screen of the application: its path, what it shows, whom it serves, its stories and its journeys. Tests compare the
 * router and the stories with this table. Any other path redirects to the root.
 */
export const allScreens: readonly Screen[] = [
  ...guestScreens,
  ...openScreens,
  ...workspaceScreens,
  ...accountScreens,
];
