import { Box, Typography } from '@mui/material';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Miniature } from '../../ui/miniature.tsx';
import { useEditor } from '../editor-context.ts';
import type { MiniatureRenderer } from '../miniatures/miniature-renderer.ts';
import { useMiniatures, useMiniatureRenderer } from '../miniatures/use-miniatures.ts';
import { cardGridSx } from '../picker/type-card.tsx';

/** Starting layouts, rendered like on the site once the thumbnail renderer is open. Choosing one adds its blocks. */
export function LayoutChoice() {
  const studio = useMiniatureRenderer();
  return studio && <Layouts studio={studio} />;
}

function Layouts({ studio }: { readonly studio: MiniatureRenderer }) {
  const { t } = useTranslation();
  const { commands, models } = useEditor();
  const { offered: list, registry } = models;
  const id = useId();
  const layouts = useMemo(() => studio.layouts(list, registry), [studio, list, registry]);
  const html = useMiniatures(
    studio,
    useMemo(() => layouts.flatMap(({ blocks }) => blocks), [layouts]),
  );
  if (layouts.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 8 }}>
      <Typography id={id} variant="h6" component="h2">
        {t('editor.layouts.title')}
      </Typography>
      <Box sx={[cardGridSx, layoutsSx]}>
        {layouts.map(({ id: layout, blocks }) => {
          const rendered = blocks.map(({ key }) => html.get(key));
          const isRendered = rendered.every((part) => part !== undefined);
          return (
            <button
              key={layout}
              type="button"
              className="card"
              data-testid="page-layout"
              onClick={() =>
                commands.addAll(blocks.map(({ model, bare }) => ({ modelId: model.id, data: bare })))
              }
            >
              <span className="image">
                <Miniature look={studio.look} html={isRendered ? rendered.join('') : undefined} />
              </span>
              <span className="name">{t(`editor.layouts.${layout}`)}</span>
            </button>
          );
        })}
      </Box>
    </Box>
  );
}

const layoutsSx = {
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 260px))' },
  '& .image': { aspectRatio: '4 / 5' },
} as const;
