import { type ComponentType, createElement } from 'react';

export const loadMuiTheme = async () => (await import('./mui-theme.ts')).MuiTheme;

/**
 * Adds MUI's theme to a component that is loaded on demand. No first visit needs MUI: its components are loaded later, each part
 * together with the theme.
 */
export function withMui<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): () => Promise<ComponentType<Props>> {
  return async () => {
    const [Theme, Part] = await Promise.all([loadMuiTheme(), load()]);
    return function Themed(props: Props) {
      return createElement(Theme, null, createElement(Part, props));
    };
  };
}
