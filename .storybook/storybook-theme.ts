import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import { darkColors, fonts, lightColors, sizes } from '../theme/tokens.ts';

/** Returns the theme of Storybook's interface and guide pages, with the product's colours for one mode. */
export function storybookTheme(mode: 'light' | 'dark', brandTitle = 'Octavo'): ThemeVars {
  const { surface, text, line, primary } = mode === 'dark' ? darkColors : lightColors;
  return create({
    base: mode,
    brandTitle,
    colorPrimary: primary.main,
    colorSecondary: primary.main,
    appBg: surface.page,
    appContentBg: surface.card,
    appHoverBg: surface.sunken,
    appPreviewBg: surface.card,
    appBorderColor: line.hair,
    appBorderRadius: sizes.radius,
    fontBase: fonts.text,
    fontCode: fonts.code,
    textColor: text.main,
    textInverseColor: primary.contrastText,
    textMutedColor: text.quiet,
    barTextColor: text.quiet,
    barHoverColor: primary.main,
    barSelectedColor: primary.main,
    barBg: surface.card,
    buttonBg: surface.card,
    buttonBorder: line.control,
    booleanBg: surface.sunken,
    booleanSelectedBg: surface.card,
    inputBg: surface.card,
    inputBorder: line.control,
    inputTextColor: text.main,
    inputBorderRadius: sizes.radius,
  });
}
