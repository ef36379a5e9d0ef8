import { icon } from './icon.tsx';

/** Moves an item up. */
export const ArrowUpward = /* @__PURE__ */ icon('m4 12 1.41 1.41L11 7.83V20h2V7.83l5.58 5.59L20 12l-8-8z');
/** Moves an item down. */
export const ArrowDownward = /* @__PURE__ */ icon(
  'm20 12-1.41-1.41L13 16.17V4h-2v12.17l-5.58-5.59L4 12l8 8z',
);
