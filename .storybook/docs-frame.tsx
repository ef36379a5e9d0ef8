import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { GlobalStyles, ThemeProvider } from '@mui/material';
import { type PropsWithChildren, useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';
import { theme } from '../theme/theme.ts';
import { isDarkNow, watchColourMode } from './colour-mode.ts';
import { storybookTheme } from './storybook-theme.ts';

/**
 * The mode's background behind the whole page, and tables in our colours: Storybook’s own stripes are too close to the text
 * colour in dark mode. Nothing is wider than a phone.
 */
const ground = {
  'html, body': { backgroundColor: 'var(--octavo-palette-background-paper)' },
  '#storybook-docs main tr': { backgroundColor: 'transparent' },
  '#storybook-docs main tr:nth-of-type(2n)': { backgroundColor: 'var(--octavo-palette-background-sunken)' },
  '#storybook-docs main pre, #storybook-docs main pre *': {
    minWidth: '0 !important',
    whiteSpace: 'pre-wrap !important',
    overflowWrap: 'anywhere',
  },
  '#storybook-docs main code': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '#storybook-docs main :is(td, th)': { overflowWrap: 'anywhere', textAlign: 'start' },
} as const;

const themes = { light: storybookTheme('light'), dark: storybookTheme('dark') };

/** Wraps a page of the guides in the colours of the toolbar's mode. */
export function DocsFrame({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const mode = useSyncExternalStore(watch, isDark) ? 'dark' : 'light';
  return (
    <DocsContainer {...props} theme={themes[mode]}>
      <ThemeProvider key={mode} theme={theme} defaultMode={mode} storageManager={null}>
        <GlobalStyles styles={ground} />
        <main style={{ colorScheme: mode }}>{children}</main>
      </ThemeProvider>
    </DocsContainer>
  );
}

const isDark = () => isDarkNow(addons.getChannel());
const watch = (onChange: () => void) => watchColourMode(addons.getChannel(), onChange);
