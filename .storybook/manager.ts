import { createElement, type ReactNode } from 'react';
import type { API_HashEntry } from 'storybook/internal/types';
import { addons, types } from 'storybook/manager-api';
import { statusOf } from '../stories/usage/part-status.ts';
import { darkColors, lightColors } from '../theme/tokens.ts';
import { isDarkNow, watchColourMode } from './colour-mode.ts';
import { SideBySide } from './side-by-side.tsx';
import { storybookTheme } from './storybook-theme.ts';

/** Storybook takes its title as HTML. The mark has the shape of the site's icon and the colour of the mode. */
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

// Storybook's interface appears before the first story has said which colours it uses.
paint(window.matchMedia('(prefers-color-scheme: dark)').matches);

void addons.ready().then((channel) => watchColourMode(channel, () => paint(isDarkNow(channel))));

/** A part that is not stable says so in the list. */
function renderLabel({ name, type, tags }: API_HashEntry & { readonly tags?: readonly string[] }): ReactNode {
  const status = statusOf(tags);
  return type === 'component' && status !== 'stable' ? `${name} (${status})` : name;
}

addons.add('octavo/side-by-side', {
  type: types.PREVIEW,
  render: ({ children }) => createElement(SideBySide, null, children),
});
