import { createElement, type ReactNode } from 'react';
import type { API_HashEntry } from 'storybook/internal/types';
import { addons, types } from 'storybook/manager-api';
import { statusOf } from '../stories/usage/part-status.ts';
import { darkColors, lightColors } from '../theme/tokens.ts';
import { isDarkNow, watchColourMode } from './colour-mode.ts';
import { SideBySide } from './side-by-side.tsx';
import { storybookTheme } from './storybook-theme.ts';

/** Returns the title of the sidebar as HTML: the favicon as a mask, filled with the brand colour of the mode, and the name. */
function brand(colour: string): string {
  const mark = `width:24px;height:24px;background:${colour};mask:url(./favicon.svg) center/contain no-repeat`;
  return `<span style="display:inline-flex;align-items:center;gap:8px;font-size:15px"><span style="${mark}"></span>Octavo</span>`;
}

const themes = {
  light: storybookTheme('light', brand(lightColors.secondary.main)),
  dark: storybookTheme('dark', brand(darkColors.secondary.main)),
};

function paint(dark: boolean): void {
  addons.setConfig({ theme: dark ? themes.dark : themes.light, sidebar: { renderLabel } });
}

// Storybook's interface appears before a story has set the colour mode, so it starts in the mode of the system.
paint(window.matchMedia('(prefers-color-scheme: dark)').matches);

void addons.ready().then((channel) => watchColourMode(channel, () => paint(isDarkNow(channel))));

/** Adds the status of a component that is not stable to its name in the sidebar. */
function renderLabel({ name, type, tags }: API_HashEntry & { readonly tags?: readonly string[] }): ReactNode {
  const status = statusOf(tags);
  return type === 'component' && status !== 'stable' ? `${name} (${status})` : name;
}

addons.add('octavo/side-by-side', {
  type: types.PREVIEW,
  render: ({ children }) => createElement(SideBySide, null, children),
});
