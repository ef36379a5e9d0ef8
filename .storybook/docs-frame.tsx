import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';
import { isDarkNow, watchColourMode } from './colour-mode.ts';
import { storybookTheme } from './storybook-theme.ts';

const themes = { light: storybookTheme('light'), dark: storybookTheme('dark') };

/** What stands around a page of the guides: the colours of the toolbar's mode. */
export function DocsFrame({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const mode = useSyncExternalStore(watch, isDark) ? 'dark' : 'light';
  return (
    <DocsContainer {...props} theme={themes[mode]}>
      <div data-docs-mode={mode} style={{ colorScheme: mode }}>
        {children}
      </div>
    </DocsContainer>
  );
}

const isDark = () => isDarkNow(addons.getChannel());
const watch = (onChange: () => void) => watchColourMode(addons.getChannel(), onChange);
