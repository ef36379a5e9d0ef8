import { useSyncExternalStore } from 'react';
import { readStored, storeText } from './stored-text.ts';

/** The storage key of the chosen colour mode; `public/before-start.js` reads it before the first paint. */
export const modeStorageKey = 'octavo-mode';

type ColourMode = 'light' | 'dark';

const changes = new EventTarget();

/** The shown colour mode: the attribute of `<html>` that style sheets read. */
export function useColourMode(): ColourMode {
  return useSyncExternalStore(onShown, () =>
    document.documentElement.hasAttribute('data-dark') ? 'dark' : 'light',
  );
}

function onShown(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-dark'] });
  return () => observer.disconnect();
}

/** The chosen colour mode; `system` follows the browser's. */
export function useChosenMode(): ColourMode | 'system' {
  return useSyncExternalStore(onChosen, chosenMode);
}

function onChosen(changed: () => void): () => void {
  changes.addEventListener('chosen', changed);
  return () => changes.removeEventListener('chosen', changed);
}

function chosenMode(): ColourMode | 'system' {
  const stored = readStored(modeStorageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Shows this colour mode now and on later visits. */
export function chooseColourMode(mode: ColourMode | 'system'): void {
  storeText(modeStorageKey, mode);
  show(mode);
  changes.dispatchEvent(new Event('chosen'));
}

/** Shows what other tabs choose and, for `system`, what the browser does. Returns a function that stops it. */
export function followColourMode(): () => void {
  const system = darkSystem();
  const follow = () => show(chosenMode());
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== modeStorageKey) return;
    follow();
    changes.dispatchEvent(new Event('chosen'));
  };
  system.addEventListener('change', follow);
  window.addEventListener('storage', onStorage);
  return () => {
    system.removeEventListener('change', follow);
    window.removeEventListener('storage', onStorage);
  };
}

const darkSystem = () => matchMedia('(prefers-color-scheme: dark)');

function show(mode: ColourMode | 'system'): void {
  const isDark = mode === 'dark' || (mode === 'system' && darkSystem().matches);
  document.documentElement.toggleAttribute('data-dark', isDark);
  document.documentElement.toggleAttribute('data-light', !isDark);
}
