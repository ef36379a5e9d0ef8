import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { reportCrash, watchForCrashes } from './app/crash-reports.ts';
import { start } from './app/start.ts';

const element = document.getElementById('root');
if (element === null) throw new Error('The page has no element with the id "root".');

watchForCrashes();
createRoot(element, {
  onCaughtError(error, { componentStack, errorBoundary }) {
    // A field reports the errors of its own plugin.
    if (errorBoundary && 'tellsItself' in errorBoundary) return;
    reportCrash(error, componentStack);
  },
  onUncaughtError: (error, { componentStack }) => reportCrash(error, componentStack),
}).render(
  <StrictMode>
    <App starting={start()} />
  </StrictMode>,
);
