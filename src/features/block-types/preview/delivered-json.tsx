import { Box } from '@mui/material';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { validateBlock } from '../../../../content-model/validate-block.ts';
import type { ReferenceLookup } from '../../../../field-plugins/sdk/contract/field.ts';
import type { BlockContentModel } from '../../../../shared/wire/content.ts';
import { fonts } from '../../../../theme/tokens.ts';
import { useBlock, useEditor } from '../../../editor/editor-context.ts';
import { useFieldHost } from '../../../editor/field-host-context.ts';
import { sampleKey } from '../../../editor/samples/use-sample-editor.ts';

/** The sample as delivered to external sites, with an image and pages of the sample. */
export function DeliveredJson({ model }: { readonly model: BlockContentModel }) {
  const { t } = useTranslation('builder');
  const { models } = useEditor();
  const host = useFieldHost();
  const data = useBlock(sampleKey)?.draft ?? {};
  const lookup = useMemo<ReferenceLookup>(
    () => ({
      media: (id) => ({
        file: id,
        url: host.mediaUrl(`${id}.jpg`),
        width: 1200,
        height: 900,
        alt: '',
        sizes: [],
      }),
      page: () => ({ title: t('sample.about'), url: '/about', url_path: '/about' }),
    }),
    [host, t],
  );
  const delivered = {
    type: model.name,
    type_slug: model.slug,
    data: validateBlock(model, data, models.registry).deliver(lookup),
  };
  return (
    <Box component="pre" tabIndex={0} aria-label={t('preview.views.json')} sx={preSx}>
      {JSON.stringify(delivered, null, 2)}
    </Box>
  );
}

const preSx = {
  ...{ m: 0, p: 3, maxHeight: 560, overflow: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  ...{ fontFamily: fonts.code, fontSize: '0.8125rem', bgcolor: 'background.sunken', borderRadius: 1 },
} as const;
