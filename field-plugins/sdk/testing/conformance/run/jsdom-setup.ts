import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(() => cleanup());

// jsdom has no layout, so it lacks the APIs that scroll, observe sizes, or locate elements and text.
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
