import { Box, Stack, Tab, Tabs, Typography } from '@mui/material';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { enteredData } from '../../../../content-model/entered-data.ts';
import type { BlockContentModel, BlockData } from '../../../../shared/wire/content.ts';
import { EditorContext, useEditorState } from '../../../editor/editor-context.ts';
import { BlockForm } from '../../../editor/form/block-form.tsx';
import { sampleKey, useSampleEditor } from '../../../editor/samples/use-sample-editor.ts';
import { useFieldPlugins } from '../../../editor/field-plugins-context.ts';
import { useShownModel } from '../../../editor/use-shown-models.ts';
import type { TypeEditor } from '../builder/use-type-editor.ts';
import { renderableFields } from '../draft/draft-problems.ts';
import { dataByUid, namedData } from '../draft/sample-data.ts';
import { modelOf, type TypeDraft } from '../draft/type-draft.ts';
import { DeliveredJson } from './delivered-json.tsx';
import { RenderedBlock } from './rendered-block.tsx';
import { SampleBar } from './sample-bar.tsx';

const views = ['form', 'block', 'json'] as const;
type View = (typeof views)[number];

/** Sample data to edit, with its form, the rendered block, and the data that external sites read. */
export function TypePreview({ editor }: { readonly editor: TypeEditor }) {
  const { t } = useTranslation('builder');
  const { draft, history, stored } = editor;
  const { registry } = useFieldPlugins();
  const { model, fields } = useRenderableModel(stored, useDeferredValue(draft));
  const [view, setView] = useState<View>('form');
  const [chosen, setChosen] = useState<number>();
  const [tried, setTried] = useState<BlockData>({});
  const sample = chosen === undefined ? undefined : draft.samples[chosen];
  const before = sample?.data ?? tried;
  const data = namedData(fields, before);
  const setData = (named: BlockData) => {
    const next = dataByUid(fields, enteredData(model, named, registry), before);
    if (chosen === undefined || sample === undefined) return setTried(next);
    history.change(
      (now) => ({ ...now, samples: now.samples.with(chosen, { ...sample, data: next }) }),
      `sample ${chosen}`,
    );
  };
  return (
    <Stack component="section" aria-label={t('preview.title')} sx={{ gap: 3, minWidth: 0 }}>
      <Tabs
        value={view}
        onChange={(_event, next: View) => setView(next)}
        aria-label={t('preview.title')}
        variant="fullWidth"
      >
        {views.map((one) => (
          <Tab
            key={one}
            value={one}
            label={t(`preview.views.${one}`)}
            id={`preview-tab-${one}`}
            aria-controls={`preview-${one}`}
          />
        ))}
      </Tabs>
      <SampleBar
        samples={draft.samples}
        chosen={sample === undefined ? undefined : chosen}
        data={dataByUid(fields, data)}
        onChoose={setChosen}
        onChange={(samples, about) => history.change((now) => ({ ...now, samples }), about)}
      />
      <Sample key={chosen ?? 'tried'} {...{ model, data, view, setData }} />
    </Stack>
  );
}

interface SampleProps {
  readonly model: BlockContentModel;
  readonly data: BlockData;
  readonly view: View;
  setData(data: BlockData): void;
}

/** The form stays mounted while another view is shown, to keep the typed text. */
function Sample({ model, data, view, setData }: SampleProps) {
  const { t } = useTranslation('builder');
  const editor = useSampleEditor(model, data, setData);
  const panel = (one: View) => ({
    role: 'tabpanel',
    id: `preview-${one}`,
    'aria-labelledby': `preview-tab-${one}`,
    hidden: view !== one,
  });
  const isEmpty = Object.keys(model.content_model).length === 0;
  return (
    <EditorContext value={editor}>
      {isEmpty && (
        <Typography variant="body2" color="textSecondary">
          {t('preview.noFields')}
        </Typography>
      )}
      <Box {...panel('form')}>
        <SampleForm model={model} />
      </Box>
      <Box {...panel('block')}>{view === 'block' && <RenderedBlock model={model} />}</Box>
      <Box {...panel('json')}>{view === 'json' && <DeliveredJson model={model} />}</Box>
    </EditorContext>
  );
}

function SampleForm({ model }: { readonly model: BlockContentModel }) {
  const isOpen = useEditorState((state) => state.blocks.has(sampleKey));
  return isOpen && <BlockForm blockKey={sampleKey} model={model} isSample />;
}

/**
 * The draft as a translated type, with the fields that can be rendered. It stays the same while samples change: another one would open
 * another editor after each key in a sample, which could lose the next key.
 */
function useRenderableModel(stored: BlockContentModel, draft: TypeDraft) {
  const { fields: all, name, labels, archived, available } = draft;
  const shown = useShownModel();
  const { registry } = useFieldPlugins();
  return useMemo(() => {
    const fields = renderableFields(all, registry);
    const changed = modelOf({ name, labels, archived, available, fields, samples: [] });
    return { model: shown({ ...stored, ...changed }), fields };
  }, [stored, all, name, labels, archived, available, shown, registry]);
}
