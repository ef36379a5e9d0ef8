/**
 * During development, Vite adds React Refresh to every component, and React Refresh expects a window. A worker has none, so this
 * must be imported before any component.
 */
if (import.meta.env.DEV) Object.assign(globalThis, { window: globalThis });
