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
    <App starting={start()} />
  </StrictMode>,
);
