import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { vi } from 'vitest';

// The files of a worker share React, MUI and jsdom, which take longer to load than most files to run. Everything else is fresh
// for each file: our own modules, timers, and the state of a page.
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
render(<ForgetStyles />).unmount();
localStorage.clear();
sessionStorage.clear();
for (const cookie of document.cookie.split('; '))
  document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
history.replaceState(null, '', '/');
document.head.replaceChildren();
document.body.replaceChildren();
for (const element of [document.documentElement, document.body])
  for (const { name } of [...element.attributes]) element.removeAttribute(name);

/** Lets Emotion insert its styles into the page of the next file. */
function ForgetStyles() {
  const cache = useEmotionCache();
  useEffect(() => {
    if (cache === null) return;
    cache.sheet.flush();
    for (const known of [cache.inserted, cache.registered])
      for (const name of Object.keys(known)) delete known[name];
  }, [cache]);
  return null;
}
