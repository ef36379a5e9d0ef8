// Runs before anything is painted, so that nobody who chose the dark mode is shown a white page first. It says on <html>
// what the theme's style sheets ask for, as the theme itself does once it has loaded: `src/app/first-paint.test.tsx` holds
// the two together. A file of its own because the content security policy allows no script within a page.
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
