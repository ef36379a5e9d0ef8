import { Box, Typography } from '@mui/material';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlockContentModel } from '../../../../shared/wire/content.ts';
import { useBlock } from '../../../editor/editor-context.ts';
import { useMiniatures, useMiniatureRenderer } from '../../../editor/miniatures/use-miniatures.ts';
import { sampleKey } from '../../../editor/samples/use-sample-editor.ts';
import { Miniature } from '../../../ui/miniature.tsx';

/** The block as a new site shows it. */
export function RenderedBlock({ model }: { readonly model: BlockContentModel }) {
  const { t } = useTranslation('builder');
  const data = useBlock(sampleKey)?.draft;
  const renderer = useMiniatureRenderer();
  const id = useId();
  // The key contains the fields, because with other fields an earlier rendering of the type is out of date.
  const key = useMemo(() => `${id} ${JSON.stringify(model.content_model)}`, [id, model]);
  const blocks = useMemo(() => (data ? [{ key, model, data, isFirst: true }] : []), [key, model, data]);
  const html = useMiniatures(renderer, blocks).get(key);
  // Keeps the last rendering until the next one is ready.
  const [last, setLast] = useState(html);
  if (html !== undefined && html !== last) setLast(html);
  return (
    <>
      <Box sx={frameSx}>
        <Miniature look={renderer?.look} html={html ?? last} />
      </Box>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 2 }}>
        {t(html !== undefined && isBlank(html) ? 'preview.blank' : 'preview.drawnHelp')}
      </Typography>
    </>
  );
}

/** Whether the HTML has neither text nor images. */
function isBlank(html: string): boolean {
  return html.replaceAll(/<[^<>]*>/g, '').trim() === '' && !/<(?:img|svg|hr)\b/.test(html);
}

const frameSx = {
  ...{ position: 'relative', width: '100%', aspectRatio: '4 / 3', overflow: 'hidden' },
  ...{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.sunken' },
} as const;
