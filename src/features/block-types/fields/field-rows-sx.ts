export const fieldRowsSx = {
  ...{ listStyle: 'none', m: 0, p: 0, position: 'relative', overflowAnchor: 'none', minWidth: 0 },
  ...{ display: 'flex', flexDirection: 'column', gap: 1.5 },
  '& .field-heading': { color: 'text.secondary', overflowWrap: 'anywhere', mt: 2, lineHeight: 1.6 },
  '& .field-row': {
    ...{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 48, minWidth: 0, position: 'relative' },
    ...{ px: 1, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' },
  },
  '& .field-row[data-chosen=true]': { borderColor: 'primary.main', bgcolor: 'background.sunken' },
  '& .field-row[data-dragging=true]': { zIndex: 2, boxShadow: 4 },
  '& .field-handle, & .field-choose': {
    ...{ appearance: 'none', border: 0, bgcolor: 'transparent', color: 'inherit', font: 'inherit', p: 0 },
    borderRadius: 1,
  },
  '& .field-handle:focus-visible, & .field-choose:focus-visible': {
    ...{ outline: 2, outlineColor: 'primary.main', outlineOffset: '-2px' },
  },
  '& .field-handle': {
    ...{ flex: 'none', width: 28, height: 36, display: 'grid', placeItems: 'center', cursor: 'grab' },
    ...{ touchAction: 'none', userSelect: 'none', color: 'text.secondary' },
  },
  '& .field-choose': {
    ...{ flex: 1, minWidth: 0, textAlign: 'start', cursor: 'pointer', py: 1.5, px: 1 },
    ...{ display: 'flex', flexDirection: 'column' },
  },
  '& .field-title': { fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' },
  '& .field-about': { color: 'text.secondary', fontSize: '0.75rem', overflowWrap: 'anywhere' },
} as const;
