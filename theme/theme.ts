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

function palette(colors: ColorTokens): PaletteOptions {
  const shades = ({ light, main, dark, on }: ColorTokens['primary']) => ({
    light,
    main,
    dark,
    contrastText: on,
  });
  return {
    primary: shades(colors.primary),
    secondary: shades(colors.secondary),
    error: shades(colors.error),
    warning: shades(colors.warning),
    success: shades(colors.success),
    info: shades(colors.info),
    background: { default: colors.surface.page, paper: colors.surface.card, sunken: colors.surface.sunken },
    text: { primary: colors.text.main, secondary: colors.text.quiet, disabled: colors.text.disabled },
    action: {
      active: colors.text.quiet,
      disabled: colors.text.disabled,
      disabledBackground: colors.surface.sunken,
    },
    divider: colors.line.hair,
    control: colors.line.control,
    overlayShadow: colors.overlayShadow,
  };
}

function text([size, line]: readonly [number, number], fontWeight: number, letterSpacing = '0') {
  return { fontSize: `${size / 16}rem`, lineHeight: line / size, fontWeight, letterSpacing };
}

const { regular, medium, strong } = fonts.weights;

const typography: TypographyVariantsOptions = {
  fontWeightRegular: regular,
  fontWeightMedium: medium,
  fontWeightBold: strong,
  h1: text(textScale.title, strong, '-0.014em'),
  h2: text(textScale.heading, strong, '-0.01em'),
  h3: text(textScale.subheading, strong, '-0.006em'),
  h4: text(textScale.body, strong),
  h5: text(textScale.small, strong),
  h6: text(textScale.caption, strong),
  subtitle1: text(textScale.subheading, medium),
  subtitle2: text(textScale.small, medium),
  body1: text(textScale.body, regular),
  body2: text(textScale.small, regular),
  button: { ...text(textScale.body, medium), textTransform: 'none' },
  caption: text(textScale.caption, regular),
  overline: { ...text(textScale.caption, strong), textTransform: 'none' },
};

/** The parts of the theme that an installation may replace. */
export interface ThemeBrand {
  readonly colors?: Readonly<Record<'light' | 'dark', Pick<ColorTokens, 'primary' | 'secondary'>>>;
  /** Families for `font-family`. */
  readonly font?: string;
}

/** The theme of the whole client: `tokens.ts` applied to MUI, with the installation's brand. */
export const createAppTheme = ({ colors, font = fonts.text }: ThemeBrand) =>
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

export const theme = /* @__PURE__ */ createAppTheme({});
