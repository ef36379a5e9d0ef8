/**
 * Replaces the script with which MUI sets the colour mode before the first paint. `public/before-start.js` does that, so
 * MUI's script would only add to every first visit. Two modules of MUI have this path, so this one has the exports of
 * both.
 */
export const DEFAULT_MODE_STORAGE_KEY = 'mode';
export const DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme';
export const DEFAULT_ATTRIBUTE = 'data-color-scheme';

export const defaultConfig = {
  attribute: 'data-mui-color-scheme',
  colorSchemeStorageKey: 'mui-color-scheme',
  defaultLightColorScheme: 'light',
  defaultDarkColorScheme: 'dark',
  modeStorageKey: 'mui-mode',
};

export function buildInitColorSchemeScript(): null {
  return null;
}
