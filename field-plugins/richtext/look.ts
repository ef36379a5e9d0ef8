import type { SxProps, Theme } from '@mui/material';

export const textLook = {
  overflowWrap: 'anywhere',
  whiteSpace: 'break-spaces',
  fontVariantLigatures: 'none',
  lineHeight: 1.6,
  '& p, & h2, & h3, & h4, & ul, & ol, & pre, & blockquote': { my: 0 },
  // Not `dir`, which would hide the words of a list from the `dir="auto"` that places its markers.
  '& p': { unicodeBidi: 'plaintext' },
  '& h2, & h3, & h4': { lineHeight: 1.3, fontWeight: 640 },
  '& h2': { fontSize: '1.375rem' },
  '& h3': { fontSize: '1.1875rem' },
  '& h4': { fontSize: '1.0625rem' },
  // The negation is only there for specificity, to outweigh the line above that removes all margins.
  '& > :not(style) + :not(style)': { mt: 2 },
  '& > :not(style) + :is(h2, h3, h4)': { mt: 4 },
  '& ul, & ol': { paddingInlineStart: 6 },
  // The block list around the editor is a list too, and this one does not count as nested in it.
  '& ul': { listStyleType: 'disc' },
  '& ul ul': { listStyleType: 'circle' },
  '& ol': { listStyleType: 'decimal' },
  '& li > :not(style) + :not(style)': { mt: 1 },
  '& blockquote': {
    mx: 0,
    paddingInlineStart: 4,
    borderInlineStart: '3px solid',
    borderColor: 'divider',
    color: 'text.secondary',
  },
  '& blockquote > :not(style) + :not(style)': { mt: 1 },
  '& code': {
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    fontSize: '0.9em',
    bgcolor: 'background.sunken',
    borderRadius: '4px',
    px: '4px',
    py: '1px',
  },
  '& pre': { bgcolor: 'background.sunken', borderRadius: 1, p: 3, whiteSpace: 'pre', overflowX: 'auto' },
  '& pre code': { p: 0, bgcolor: 'transparent' },
  '& a': { color: 'primary.main', textDecoration: 'underline', textUnderlineOffset: '2px' },
} as const satisfies SxProps<Theme>;
