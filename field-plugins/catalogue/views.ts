// Written by `npm run plugins` from the folders of field-plugins/ and from octavo.config.ts. Not to be edited.
import type { LazyFieldView } from '../sdk/contract/lazy-view.ts';

/** The drawn half of every field type. */
export const catalogueViews: readonly LazyFieldView[] = [
  { type: 'background', load: async () => (await import('../background/view.tsx')).backgroundView },
  { type: 'checkbox', load: async () => (await import('../checkbox/view.tsx')).checkboxView },
  { type: 'color-title', load: async () => (await import('../color-title/view.tsx')).colorTitleView },
  { type: 'link', load: async () => (await import('../link/view.tsx')).linkView },
  { type: 'media', load: async () => (await import('../media/view.tsx')).mediaView },
  { type: 'richtext', load: async () => (await import('../richtext/view.tsx')).richtextView },
  { type: 'select', load: async () => (await import('../select/view.tsx')).selectView },
  { type: 'text', load: async () => (await import('../text/view.tsx')).textView },
  { type: 'textarea', load: async () => (await import('../textarea/view.tsx')).textareaView },
];
