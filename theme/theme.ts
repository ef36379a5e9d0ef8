import { createTheme, type PaletteOptions, type TypographyVariantsOptions } from '@mui/material/styles';
import '@mui/material/themeCssVarsAugmentation';
import { buttonStyles } from './buttons.ts';
import { baseStyles } from './base.ts';
import { inputStyles } from './inputs.ts';
import { navigationStyles } from './navigation.ts';
import { overlayStyles } from './overlays.ts';
import './palette.ts';
import { surfaceStyles } from './surfaces.ts';
import { type ColorTokens, darkColors, fonts, lightColors, motion, sizes, textScale } from './tokens.ts';

function palette({ surface, text, line, overlayShadow, ...shades }: ColorTokens): PaletteOptions {
  return {
    ...shades,
    background: { default: surface.page, paper: surface.card, sunken: surface.sunken },
    text: { primary: text.main, secondary: text.quiet, disabled: text.disabled },
    action: { active: text.quiet, disabled: text.disabled, disabledBackground: surface.sunken },
    divider: line.hair,
    control: line.control,
    overlayShadow,
  };
}

function textStyle([size, line]: readonly [number, number], fontWeight: number, letterSpacing = '0') {
  return { fontSize: `${size / 16}rem`, lineHeight: line / size, fontWeight, letterSpacing };
}

const { regular, medium, strong } = fonts.weights;

const typography: TypographyVariantsOptions = {
  fontWeightRegular: regular,
  fontWeightMedium: medium,
  fontWeightBold: strong,
  h1: textStyle(textScale.title, strong, '-0.014em'),
  h2: textStyle(textScale.heading, strong, '-0.01em'),
  h3: textStyle(textScale.subheading, strong, '-0.006em'),
  h4: textStyle(textScale.body, strong),
  h5: textStyle(textScale.small, strong),
  h6: textStyle(textScale.caption, strong),
  subtitle1: textStyle(textScale.subheading, medium),
  subtitle2: textStyle(textScale.small, medium),
  body1: textStyle(textScale.body, regular),
  body2: textStyle(textScale.small, regular),
  button: { ...textStyle(textScale.body, medium), textTransform: 'none' },
  caption: textStyle(textScale.caption, regular),
  overline: { ...textStyle(textScale.caption, strong), textTransform: 'none' },
};

/** The parts of the theme that an installation may replace. */
export interface ThemeBrand {
  readonly colors?: Readonly<Record<'light' | 'dark', Pick<ColorTokens, 'primary' | 'secondary'>>>;
  /** A value for `font-family`. */
  readonly font?: string;
}

/** The server sets the variable in the page of an installation that has its own font. */
const appFont = `var(--octavo-text-font, ${fonts.text})`;

/** Creates the MUI theme of the app from `tokens.ts` and the installation's brand. */
export const createAppTheme = ({ colors, font = appFont }: ThemeBrand) =>
  createTheme({
    cssVariables: { colorSchemeSelector: 'data', cssVarPrefix: 'octavo' },
    colorSchemes: {
      light: { palette: palette({ ...lightColors, ...colors?.light }) },
      dark: { palette: palette({ ...darkColors, ...colors?.dark }) },
    },
    spacing: sizes.step,
    shape: { borderRadius: sizes.radius },
    typography: { ...typography, fontFamily: font },
    transitions: {
      duration: {
        shortest: motion.fast,
        shorter: motion.fast,
        short: motion.normal,
        standard: motion.slow,
        complex: motion.slow,
        enteringScreen: motion.slow,
        leavingScreen: motion.normal,
      },
    },
    components: {
      ...baseStyles,
      ...buttonStyles,
      ...inputStyles,
      ...surfaceStyles,
      ...navigationStyles,
      ...overlayStyles,
    },
  });

/** The theme without a brand. */
export const theme = /* @__PURE__ */ createAppTheme({});
