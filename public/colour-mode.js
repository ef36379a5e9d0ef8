// Runs before anything is painted, so that users of the dark mode never see a white page first. It sets the attributes of
// <html> that the theme's style sheets expect, as the theme does once it has loaded: `src/app/first-paint.test.tsx` compares
// the two. A file of its own because the content security policy allows no script within a page.
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
