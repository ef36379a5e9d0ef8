import { styled } from '@mui/material';
import { motion, sizes } from '../../../theme/tokens.ts';

export const rowGap = 8;

/** The gap and the padding of both rows beside it. */
const insertHeight = rowGap + 8;
/** Fingers need more room. */
const touchHeight = 24;
const touchTop = -(rowGap / 2 + touchHeight / 2 + 1);

/** The list of rows with the styles of everything in them: one style sheet, however many rows there are. */
export const RowList = styled('ol')(({ theme }) => {
  const { palette, shape } = theme.vars ?? theme;
  const tone = (color: string) => ({ '--tone': color });
  return {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: rowGap,
    // We keep the scroll position ourselves when rows change height; the browser would correct it a second time.
    overflowAnchor: 'none',
    '.row': {
      background: palette.background.paper,
      border: `1px solid ${palette.divider}`,
      borderRadius: shape.borderRadius,
      scrollMarginTop: sizes.header + 64,
      scrollMarginBottom: 24,
      position: 'relative',
    },
    // A line and a plus in the gap above a row, visible while the pointer or the focus is there; on devices without a
    // pointer, always.
    '.row-insert': {
      ...{ appearance: 'none', border: 0, background: 'none', padding: 0, margin: 0, cursor: 'pointer' },
      ...{ position: 'absolute', insetInline: 0, top: -(rowGap / 2 + insertHeight / 2 + 1) },
      ...{ height: insertHeight, zIndex: 1, display: 'grid', placeItems: 'center' },
      color: palette.primary.contrastText,
      opacity: 0,
      transition: `opacity ${motion.fast}ms`,
    },
    '.row-insert::before': {
      ...{ content: '""', position: 'absolute', insetInline: 0, top: '50%', height: 2, marginTop: -1 },
      ...{ borderRadius: 1, background: palette.primary.main },
    },
    '.row-insert svg': {
      ...{ position: 'relative', width: 20, height: 20, padding: 2, borderRadius: '50%' },
      background: palette.primary.main,
    },
    // The toolbar above the first row would cover it.
    '.row:first-of-type > .row-insert': { top: -(insertHeight / 2) + 2 },
    '.row-insert:hover, .row-insert:focus-visible': { opacity: 1 },
    '.row-insert:focus-visible': {
      outline: `${sizes.focusRing}px solid ${palette.primary.main}`,
      borderRadius: shape.borderRadius,
    },
    '@media (hover: none)': {
      '.row-insert': { opacity: 1, insetInline: 'calc(50% - 22px)', height: touchHeight, top: touchTop },
      '.row:first-of-type > .row-insert': { top: -(touchHeight / 2) + 4 },
      '.row-insert:not(:focus-visible)::before': { display: 'none' },
      '.row-insert:not(:focus-visible, :active)': { color: palette.text.secondary },
      '.row-insert:not(:focus-visible, :active) svg': {
        background: palette.background.paper,
        boxShadow: `0 0 0 1px ${palette.control}`,
      },
    },
    // While a block is carried, the gaps are its targets.
    '&:has(> .row[data-dragging=true]) .row-insert': { display: 'none' },
    '.row[data-open=true]': { borderColor: palette.control },
    '.row[data-dragging=true]': { boxShadow: palette.overlayShadow, zIndex: 2 },
    '.row-head': { display: 'flex', alignItems: 'center', minHeight: 46, padding: '0 6px', gap: 2 },
    '.row-tool': {
      ...{ appearance: 'none', border: 0, background: 'none', padding: 0, margin: 0, flex: 'none' },
      ...{ width: 32, height: 32, display: 'grid', placeItems: 'center', cursor: 'pointer' },
      color: palette.text.secondary,
      borderRadius: shape.borderRadius,
    },
    '.row-tool:hover:not([aria-disabled=true])': {
      color: palette.text.primary,
      background: palette.background.sunken,
    },
    '.row-tool[aria-disabled=true]': { opacity: 0.35, cursor: 'default' },
    '.row-delete:hover:not([aria-disabled=true])': { color: palette.error.main },
    '.row-handle': { cursor: 'grab', touchAction: 'none', userSelect: 'none' },
    '.row-handle:active': { cursor: 'grabbing' },
    '.row-toggle': {
      ...{ appearance: 'none', border: 0, background: 'none', margin: 0, font: 'inherit', color: 'inherit' },
      ...{ flex: 1, minWidth: 0, minHeight: 40, padding: '4px 8px', cursor: 'pointer', textAlign: 'start' },
      ...{ display: 'flex', alignItems: 'center', gap: 8 },
      borderRadius: shape.borderRadius,
    },
    '.row-tool:focus-visible, .row-toggle:focus-visible': {
      outline: `${sizes.focusRing}px solid ${palette.primary.main}`,
      outlineOffset: -2,
    },
    '.row-toggle svg': {
      flex: 'none',
      color: palette.text.secondary,
      transition: `transform ${motion.normal}ms`,
    },
    '.row-toggle[aria-expanded=true] svg': { transform: 'rotate(90deg)' },
    '.row-name': { flex: 'none', maxWidth: '60%', fontWeight: theme.typography.fontWeightMedium },
    '.row-name, .row-summary': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '.row-summary': { flex: 1, minWidth: 0, color: palette.text.secondary, fontSize: '0.8125rem' },
    '.row-state': {
      ...{ flex: 'none', display: 'inline-flex', alignItems: 'center', gap: 6, whiteSpace: 'nowrap' },
      ...{ fontSize: '0.75rem', marginInline: 6, color: palette.text.secondary },
      ...tone(palette.text.disabled),
    },
    '.row-state::before': {
      ...{ content: '""', width: 8, height: 8, borderRadius: '50%', background: 'var(--tone)' },
    },
    '.row-state[data-state=new], .row-state[data-state=changed]': tone(palette.info.main),
    '.row-state[data-state=failed]': tone(palette.error.main),
    '.row-state[data-state=conflict]': tone(palette.warning.main),
    '.row-body': { padding: '16px 20px 8px', borderTop: `1px solid ${palette.divider}` },
    // A focused element must not end up below the sticky toolbar or footer.
    '.row-body :is(input, textarea, button, [tabindex], [contenteditable])': {
      ...{ scrollMarginTop: sizes.header + 72, scrollMarginBottom: 80 },
    },
    '@media (max-width: 599.95px)': {
      '.row-head': { flexWrap: 'wrap' },
      '.row-tool': { height: 40 },
      '.row-toggle': { paddingInline: 4, gap: 4 },
      '.row[data-open=true] .row-summary, .row-toggle:has(+ .row-state) .row-summary': { display: 'none' },
      '.row-name': { flex: '0 1 auto', maxWidth: '100%' },
      '.row-body': { padding: '12px 14px 8px' },
    },
    '@media (prefers-reduced-motion: reduce)': { '.row-toggle svg, .row-insert': { transition: 'none' } },
  };
});
