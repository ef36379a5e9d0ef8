import { addons } from 'storybook/manager-api';
import { darkColors, lightColors } from '../theme/tokens.ts';
import { isDarkNow, watchColourMode } from './colour-mode.ts';
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
  addons.setConfig({ theme: dark ? themes.dark : themes.light });
}

// Storybook's interface appears before the first story has said which colours it uses.
paint(window.matchMedia('(prefers-color-scheme: dark)').matches);

void addons.ready().then((channel) => watchColourMode(channel, () => paint(isDarkNow(channel))));
