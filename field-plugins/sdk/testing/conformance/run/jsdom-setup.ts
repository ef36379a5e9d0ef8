import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(() => cleanup());

// jsdom draws nothing, so it has nothing to scroll, no sizes to observe and no places of texts.
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.checkVisibility ??= () => true;
Document.prototype.elementFromPoint ??= () => null;
Range.prototype.getClientRects ??= () => document.createElement('div').getClientRects();
Range.prototype.getBoundingClientRect ??= () => document.createElement('div').getBoundingClientRect();
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
