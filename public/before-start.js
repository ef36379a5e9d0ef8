// Runs before anything is painted and before the application's own scripts. A file of its own because the content security
// policy allows no script within a page.

// The colour mode: set here, so that users of the dark mode never see a white page first. It sets the attributes of
// <html> that the theme's style sheets expect, as the theme does once it has loaded: `src/app/first-paint.test.tsx` compares
// the two.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('octavo-mode');
  } catch {
    // A browser that keeps nothing follows its system.
  }
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute(dark ? 'data-dark' : 'data-light', '');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#152127' : '#FFFFFF');
})();

// Shows that the application could not be loaded, without any of its code: uses plain elements with the texts of
// `StartFailure`. `src/entry.ts` reports a part that is missing; only this script can notice that one of the page's own
// scripts is missing. A failed preload does not count yet.
(() => {
  function showUnloaded() {
    const box = document.createElement('div');
    box.setAttribute('role', 'alert');
    box.lang = 'en';
    box.style.cssText = 'font: 16px/1.5 system-ui, sans-serif; text-align: center; padding: 25vh 24px';
    const heading = document.createElement('h1');
    // The server sets the title to the installation's name.
    heading.textContent = `${document.title} could not be loaded`;
    const text = document.createElement('p');
    text.textContent = 'Can’t reach the server. Check your connection and try again.';
    const button = document.createElement('button');
    button.textContent = 'Try again';
    button.addEventListener('click', () => location.reload());
    box.append(heading, text, button);
    document.getElementById('root').replaceChildren(box);
  }
  addEventListener('octavo:unloaded', showUnloaded);
  // Scripts that a browser extension adds later are not ours.
  const starting = new AbortController();
  addEventListener('octavo:starting', () => starting.abort());
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
      // The scripts are in the head: they may fail before the browser has read the body.
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showUnloaded);
      else showUnloaded();
    },
    { capture: true, signal: starting.signal },
  );
})();
