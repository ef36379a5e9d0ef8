import { styled } from '@mui/material';

const gap = 6;

/**
 * The rows of a list with the styles of everything in them: one style sheet for any number of rows. Their classes differ from
 * those of the blocks that contain the lists.
 */
export const ItemRows = styled('ol')(({ theme }) => {
  const { palette, shape } = theme.vars ?? theme;
  const ring = { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 };
  const bare = { appearance: 'none', border: 0, background: 'none', padding: 0, margin: 0 } as const;
  return {
    ...{ listStyle: 'none', margin: 0, padding: 0, position: 'relative', overflowAnchor: 'none' },
    ...{ display: 'flex', flexDirection: 'column', gap, minWidth: 0 },
    '.item': {
      ...{ position: 'relative', minWidth: 0, scrollMargin: '130px 0 90px' },
      background: palette.background.paper,
      border: `1px solid ${palette.divider}`,
      borderRadius: shape.borderRadius,
    },
    '.item[data-open=true]': { borderColor: palette.control },
    '.item[data-dragging=true]': { boxShadow: palette.overlayShadow, zIndex: 2 },
    '.item[data-wrong=true]': { borderColor: palette.error.main },
    '.item-head': { display: 'flex', alignItems: 'center', minHeight: 40, padding: '0 4px', gap: 2 },
    '.item-tool': {
      ...bare,
      ...{ flex: 'none', width: 32, height: 32, display: 'grid', placeItems: 'center', cursor: 'pointer' },
      color: palette.text.secondary,
      borderRadius: shape.borderRadius,
    },
    '.item-tool:hover': { color: palette.text.primary, background: palette.background.sunken },
    '.item-handle': { cursor: 'grab', touchAction: 'none', userSelect: 'none' },
    '.item-handle:active': { cursor: 'grabbing' },
    '.item-toggle': {
      ...bare,
      ...{ flex: 1, minWidth: 0, minHeight: 36, padding: '2px 6px', font: 'inherit', color: 'inherit' },
      ...{ display: 'flex', alignItems: 'center', gap: 8, cursor: 'pointer', textAlign: 'start' },
      borderRadius: shape.borderRadius,
    },
    '.item-tool:focus-visible, .item-toggle:focus-visible': ring,
    '.item-toggle svg': { flex: 'none', color: palette.text.secondary, transition: 'transform 150ms' },
    '.item-toggle[aria-expanded=true] svg': { transform: 'rotate(90deg)' },
    '.item-number': {
      ...{ flex: 'none', fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' },
      color: palette.text.secondary,
    },
    '.item-summary': {
      ...{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
    '.item-errors': { flex: 'none', fontSize: '0.75rem', color: palette.error.main, whiteSpace: 'nowrap' },
    '.item-body': { padding: '14px 14px 16px', borderTop: `1px solid ${palette.divider}`, minWidth: 0 },
    // In the gap above a row: a line and a plus, visible on hover or focus.
    '.item-insert': {
      ...bare,
      ...{ position: 'absolute', insetInline: 0, top: -(gap / 2 + 9), height: 16, zIndex: 1, opacity: 0 },
      ...{ cursor: 'pointer', display: 'grid', placeItems: 'center', transition: 'opacity 100ms' },
      borderRadius: shape.borderRadius,
    },
    '.item-insert::before': {
      ...{ content: '""', position: 'absolute', insetInline: 0, top: 7, height: 2 },
      background: palette.primary.main,
    },
    '.item-insert::after': {
      ...{ content: '"+"', position: 'relative', width: 18, height: 18, borderRadius: '50%' },
      ...{ display: 'grid', placeItems: 'center', fontSize: 15, lineHeight: 1 },
      background: palette.primary.main,
      color: palette.primary.contrastText,
    },
    '.item-insert:hover, .item-insert:focus-visible': { opacity: 1 },
    '.item-insert:focus-visible': { ...ring, outlineOffset: 0 },
    '&:has(> .item[data-dragging=true]) > .item > .item-insert': { display: 'none' },
    // On touch screens, the menu of a row has the command to add one above it.
    '@media (hover: none)': { '.item-insert': { display: 'none' }, '.item-tool': { height: 40 } },
    '@media (max-width: 599.95px)': { '.item-body': { padding: '12px 10px 12px' } },
    '@media (prefers-reduced-motion: reduce)': { '.item-toggle svg, .item-insert': { transition: 'none' } },
  };
});
