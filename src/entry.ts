import '@fontsource-variable/inter/wght.css';
import { fetchFirstParts } from './app/first-parts.ts';
import { showUnloaded } from './app/unloaded.ts';
import { detectLanguage } from './lib/detect-language.ts';
import { askForWords } from './lib/early-words.ts';
import { readToken } from './lib/token-cookie.ts';

// This file is small and comes first: what the first screen needs is asked for at once, not one thing after the other.
askForWords(detectLanguage());
void fetchFirstParts(location.pathname, readToken() !== undefined);
import('./main.tsx').catch(showUnloaded);
