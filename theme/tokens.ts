/**
 * Every colour, size and duration of the interface. Nothing else in the client uses a hex value. Text colours have at
 * least 4.5:1 and outlines 3:1 contrast on their surfaces, in both modes.
 */

export const lightColors = {
  surface: { page: '#F5F8F9', card: '#FFFFFF', sunken: '#ECF1F3' },
  text: { main: '#15252D', quiet: '#4A5D67', disabled: '#5F707A' },
  line: { hair: '#DBE3E7', control: '#788A94' },
  primary: { light: '#3C8395', main: '#0F5C6E', dark: '#0A4351', contrastText: '#FFFFFF' },
  secondary: { light: '#E0694F', main: '#BE412A', dark: '#94301D', contrastText: '#FFFFFF' },
  error: { light: '#CF4A41', main: '#B3261E', dark: '#8C1D17', contrastText: '#FFFFFF' },
  warning: { light: '#B4741C', main: '#8A5200', dark: '#663C00', contrastText: '#FFFFFF' },
  success: { light: '#3C8E66', main: '#1E6B45', dark: '#144B30', contrastText: '#FFFFFF' },
  info: { light: '#4A86C8', main: '#1D5FA8', dark: '#14467D', contrastText: '#FFFFFF' },
  overlayShadow: '0 1px 2px rgb(16 36 45 / 8%), 0 12px 32px rgb(16 36 45 / 16%)',
};

export type ColorTokens = Readonly<typeof lightColors>;

export const darkColors: ColorTokens = {
  surface: { page: '#0F181C', card: '#152127', sunken: '#1B2A31' },
  text: { main: '#E6EEF1', quiet: '#A3B5BD', disabled: '#7F929B' },
  line: { hair: '#27383F', control: '#66797F' },
  primary: { light: '#93D5E3', main: '#63BCD0', dark: '#3A93A8', contrastText: '#06222A' },
  secondary: { light: '#F8B4A4', main: '#F2907A', dark: '#D36B53', contrastText: '#2B0E07' },
  error: { light: '#F7B1AA', main: '#F28B82', dark: '#D5665C', contrastText: '#2C0A07' },
  warning: { light: '#EFC581', main: '#E0A64B', dark: '#B98128', contrastText: '#2A1B00' },
  success: { light: '#9CDAB9', main: '#6CC497', dark: '#459A70', contrastText: '#06281A' },
  info: { light: '#A9CCF5', main: '#7FB3EE', dark: '#5489C6', contrastText: '#061F3B' },
  overlayShadow: '0 1px 2px rgb(0 0 0 / 40%), 0 12px 32px rgb(0 0 0 / 48%)',
};

/** Sizes in pixels. */
export const sizes = {
  /** The spacing unit: every distance is a multiple of it. */
  step: 4,
  radius: 8,
  header: 52,
  drawer: 240,
  workspaceSelector: 215,
  control: 36,
  controlSmall: 30,
  focusRing: 2,
  /** The maximum width of a column of text or form fields. */
  readable: 640,
  /** The maximum width of a screen's content. */
  content: 1120,
} as const;

/** Milliseconds. Nothing moves for longer than `slow`, and nothing at all if the user prefers reduced motion. */
export const motion = { fast: 80, normal: 120, slow: 150 } as const;

export const fonts = {
  text: '"Inter Variable", "Inter", system-ui, sans-serif',
  code: 'ui-monospace, "SF Mono", "Cascadia Mono", "Roboto Mono", Consolas, monospace',
  weights: { regular: 400, medium: 520, strong: 600 },
} as const;

/** Font size and line height in pixels, largest first. */
export const textScale = {
  display: [34, 42],
  title: [24, 32],
  heading: [18, 24],
  subheading: [15, 20],
  body: [14, 20],
  small: [13, 18],
  caption: [12, 16],
} as const;
