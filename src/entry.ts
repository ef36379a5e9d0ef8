import '@fontsource-variable/inter/wght.css';
import { askForFirstScreen } from './app/first-needs.ts';
import { detectLanguage } from './lib/detect-language.ts';
import { watchForChunkLoadErrors } from './lib/chunk-load-errors.ts';
import { readToken } from './lib/token-cookie.ts';

// From here on, this file reports what is missing.
dispatchEvent(new Event('octavo:starting'));
// Before anything is requested: a chunk may fail to load before the application runs.
watchForChunkLoadErrors();
// This small file runs first and requests everything that the first screen needs at once, not one thing after the
// other.
askForFirstScreen({
  path: location.pathname,
  query: location.search,
  token: readToken(),
  language: detectLanguage(),
});
// `public/before-start.js` tells the user.
import('./main.tsx').catch(() => dispatchEvent(new Event('octavo:unloaded')));
