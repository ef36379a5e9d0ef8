import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import { Box, Card, CardContent, Stack, TextField, Typography } from '@mui/material';
import { useMemo, useRef, useState } from 'react';
import { ItemTool } from '../../field-plugins/sdk/kit/item-tool.tsx';
import { BlockTypesLayer } from '../../src/app/block-types-layer.tsx';
import { FieldPluginsContext } from '../../src/editor/field-plugins-context.ts';
import { testPlugins } from '../../src/editor/testing/editor-stage.tsx';
import { useFocusOn } from '../../src/ui/use-focus-on.ts';
import { useTypeEditor } from '../../src/features/block-types/builder/use-type-editor.ts';
import { useUndoKeys } from '../../src/features/block-types/builder/use-undo-keys.ts';
import { problemsOf } from '../../src/features/block-types/draft/draft-problems.ts';
import { fieldsAt } from '../../src/features/block-types/draft/draft-field.ts';
import { FieldPanel } from '../../src/features/block-types/field/field-panel.tsx';
import { FieldList } from '../../src/features/block-types/fields/field-list.tsx';
import { TypePreview } from '../../src/features/block-types/preview/type-preview.tsx';
import { draftOfPlayed, type PlayedModel, playedModel, typeOf } from './model-json.ts';
import { readLinked } from './model-link.ts';
import { ModelText } from './model-text.tsx';
import { Outcome } from './outcome.tsx';
import { Refusals } from './refusals.tsx';
import { startModel } from './start-models.ts';
import { StartSelect } from './start-select.tsx';

// Any type may be chosen at any moment, and should be drawn at once.
for (const type of testPlugins.views.types) void testPlugins.views.load(type);

interface PlaygroundProps {
  /** A block type of the library, or a type of fields. */
  readonly start: string;
  /** A model as `model-link.ts` writes it; it overrides `start`. */
  readonly model: string;
}

/** The builder of block types without a server: nothing is stored, and every installed field type is available. */
export function Playground({ start, model: linked }: PlaygroundProps) {
  const [model] = useState(() => readLinked(linked) ?? startModel(start));
  return (
    <BlockTypesLayer>
      <FieldPluginsContext value={testPlugins}>
        <OpenModel start={start} model={model} />
      </FieldPluginsContext>
    </BlockTypesLayer>
  );
}

interface OpenModelProps {
  readonly start: string;
  readonly model: PlayedModel;
}

function OpenModel({ start, model }: OpenModelProps) {
  const root = useRef<HTMLDivElement>(null);
  const [stored] = useState(() => typeOf(model));
  const editor = useTypeEditor(stored, nothingKept);
  const { draft, history, place, goTo } = editor;
  const { registry } = testPlugins;
  const problems = useMemo(() => problemsOf(draft, registry), [draft, registry]);
  const { focusOn } = useFocusOn(root);
  const played = useMemo(() => playedModel(draft), [draft]);
  const field = fieldsAt(draft.fields, place.path).find(({ uid }) => uid === place.uid);
  useUndoKeys(root, history);
  return (
    <Box ref={root} sx={columnsSx}>
      <Stack component="section" aria-label="Model" sx={{ gap: 5, minWidth: 0 }}>
        <StartSelect
          start={start}
          onLoad={(loaded) => {
            history.change(() => draftOfPlayed(loaded));
            goTo({ path: [], uid: undefined });
          }}
        />
        <Stack direction="row" sx={{ alignItems: 'end', gap: 1 }}>
          <TextField
            id="type-name"
            label="Name of the block type"
            value={draft.name}
            onChange={({ target }) => history.change((before) => ({ ...before, name: target.value }), 'name')}
          />
          <ItemTool
            label="Undo"
            icon={<UndoIcon fontSize="small" />}
            off={!history.canUndo}
            onClick={history.undo}
          />
          <ItemTool
            label="Redo"
            icon={<RedoIcon fontSize="small" />}
            off={!history.canRedo}
            onClick={history.redo}
          />
        </Stack>
        <Refusals fields={played.content_model} registry={registry} />
        <FieldList editor={editor} problems={problems} onAdded={() => focusOn('#field-title')} />
        <ModelText model={played} onChange={(read) => history.change(() => draftOfPlayed(read), 'JSON')} />
      </Stack>
      <Card component="section" aria-label="Field">
        <CardContent>
          {field ? (
            <FieldPanel
              {...{ editor, field, problems }}
              onLeave={() => undefined}
              onRemoved={(uid) => {
                goTo({ path: place.path, uid });
                focusOn(`[id="field-${uid}-choose"]`, '#add-field');
              }}
            />
          ) : (
            <Typography color="textSecondary">Choose a field to change it, or add one.</Typography>
          )}
        </CardContent>
      </Card>
      <Card sx={besideSx}>
        <CardContent>
          <TypePreview editor={editor}>
            <Outcome />
          </TypePreview>
        </CardContent>
      </Card>
    </Box>
  );
}

const nothingKept = {
  read: () => undefined,
  write: () => undefined,
  remove: () => undefined,
};

const columnsSx = {
  ...{ display: 'grid', alignItems: 'start', gap: 5 },
  gridTemplateColumns: {
    ...{ xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
    lg: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 4fr)',
  },
} as const;

/** Keeps the result in sight, whichever field is being edited. */
const besideSx = {
  ...{ minWidth: 0, gridColumn: { md: '1 / -1', lg: 'auto' } },
  ...{ position: { lg: 'sticky' }, top: { lg: 16 } },
  ...{ maxHeight: { lg: 'calc(100vh - 32px)' }, overflowY: { lg: 'auto' } },
} as const;
