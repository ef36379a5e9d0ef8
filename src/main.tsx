import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { crashReporting, watchForCrashes } from './app/crash-reports.ts';
import { start } from './app/start.ts';

const element = document.getElementById('root');
if (element === null) throw new Error('The page has no element with the id "root".');

watchForCrashes();
createRoot(element, crashReporting).render(
  <StrictMode>
    <App starting={startWithFont()} />
  </StrictMode>,
);

/** The longest time the first screen waits for its font once everything else has arrived, in milliseconds. */
const longestFontWait = 1000;

/** Starts with the font of the text, which the page requests together with this file: a font that arrives later would move the text. */
async function startWithFont() {
  const { font } = getComputedStyle(document.body);
  // Without it, the text appears in the next font of the list.
  const loading = document.fonts.load(font).catch(() => []);
  const started = await start();
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, longestFontWait))]);
  return started;
}
