import type { Theme } from '@mui/material';
import { sizes } from '../../../theme/tokens.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { Miniature, type MiniatureLook } from '../../ui/miniature.tsx';

interface TypeCardProps {
  readonly model: BlockContentModel;
  readonly look: MiniatureLook | undefined;
  readonly html: string | undefined;
  onChoose(): void;
}

export function TypeCard({ model, look, html, onChoose }: TypeCardProps) {
  return (
    <button type="button" role="menuitem" className="card" data-testid="add-block-item" onClick={onChoose}>
      <span className="image">
        <Miniature look={look} html={html} />
      </span>
      <span className="name">{model.name}</span>
    </button>
  );
}

/** The styles of all cards of a grid, once: an image with a name below. */
export const cardGridSx = ({ palette, shape, vars }: Theme) => {
  const colors = (vars ?? { palette }).palette;
  return {
    display: 'grid',
    gap: 3,
    pt: 3,
    gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(184px, 1fr))' },
    '& > .card': {
      ...{ appearance: 'none', margin: 0, padding: 0, font: 'inherit', color: 'inherit', cursor: 'pointer' },
      ...{ display: 'flex', flexDirection: 'column', minWidth: 0, textAlign: 'start' },
      background: colors.background.paper,
      border: `1px solid ${colors.divider}`,
      borderRadius: `${shape.borderRadius}px`,
      overflow: 'hidden',
    },
    '& > .card:hover': { borderColor: colors.control, background: colors.background.sunken },
    '& > .card:focus-visible': {
      outline: `${sizes.focusRing}px solid ${colors.primary.main}`,
      outlineOffset: 1,
    },
    '& .image': {
      ...{ display: 'block', position: 'relative', width: '100%', aspectRatio: '8 / 5' },
      background: colors.background.sunken,
      borderBottom: `1px solid ${colors.divider}`,
    },
    '& .name': {
      ...{ padding: '8px 12px', fontSize: '0.875rem', lineHeight: 1.35 },
      overflowWrap: 'anywhere',
      hyphens: 'auto',
    },
  };
};
