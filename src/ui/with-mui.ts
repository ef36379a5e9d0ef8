import { type ComponentType, createElement } from 'react';

/**
 * Adds MUI's theme to a component that is loaded on demand. No first visit needs MUI: its components are loaded later, each part
 * together with the theme.
 */
export function withMui<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): () => Promise<ComponentType<Props>> {
  return async () => {
    const [{ MuiTheme }, Part] = await Promise.all([import('./mui-theme.tsx'), load()]);
    return function Themed(props: Props) {
      return createElement(MuiTheme, null, createElement(Part, props));
    };
  };
}
