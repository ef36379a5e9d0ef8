import { Alert, Box, Card, List, ListItem, Stack, Typography } from '@mui/material';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldRegistry } from '../../field-plugins/index.ts';
import { actingHost } from '../../field-plugins/sdk/testing/plugin-stories/acting-host.ts';
import { JsonDetails } from '../../field-plugins/sdk/testing/plugin-stories/json-details.tsx';
import { deliverBlock } from '../../content-model/deliver-block.ts';
import { formSchema } from '../../src/editor/form/form-schema.ts';
import { summarizeBlock } from '../../content-model/summarize-block.ts';
import { EditorContext, useBlock, useEditor } from '../../src/editor/editor-context.ts';
import { FieldHostContext, useFieldHost } from '../../src/editor/field-host-context.ts';
import { FieldPluginsContext } from '../../src/editor/field-plugins-context.ts';
import { BlockForm } from '../../src/editor/form/block-form.tsx';
import { testPlugins } from '../../src/editor/testing/editor-stage.tsx';
import { openTestEditor } from '../../src/editor/testing/open-test-editor.ts';
import { useShortcuts } from '../../src/editor/use-shortcuts.ts';
import type { BlockContentModel, BlockData } from '../../shared/wire/content.ts';
import { fakeLookup } from './fake-lookup.ts';

const key = 'playground';

// Somebody may choose any type at any moment, and it should be drawn at once.
for (const type of testPlugins.views.types) void testPlugins.views.load(type);

/** What a content model produces: its form, and everything that follows from typing into it. */
export function LivePanel({ model }: { readonly model: BlockContentModel }) {
  const { i18n } = useTranslation();
  const host = useMemo(() => actingHost(i18n.language), [i18n.language]);
  const editor = useEditorFor(model);
  return (
    <EditorContext value={editor}>
      <FieldPluginsContext value={testPlugins}>
        <FieldHostContext value={host}>
          <Stack component="section" aria-label="Form and value" spacing={5} sx={{ minWidth: 0 }}>
            <LiveForm model={model} />
            <Outcome model={model} />
          </Stack>
        </FieldHostContext>
      </FieldPluginsContext>
    </EditorContext>
  );
}

/** An editor of one block of this model. When the model changes, the next editor takes over what was typed. */
function useEditorFor(model: BlockContentModel) {
  const [opened, setOpened] = useState(() => ({ model, editor: openEditor(model, {}) }));
  if (opened.model === model) return opened.editor;
  const typed = opened.editor.store.getState().blocks.get(key)?.draft ?? {};
  const next = { model, editor: openEditor(model, typed) };
  setOpened(next);
  return next.editor;
}

function openEditor(model: BlockContentModel, data: BlockData) {
  const blocks = [{ id: key, modelId: model.id, data, revision: 1 }];
  // Undo steps are separated by pauses in typing, so the clock must run.
  return openTestEditor({ models: [model], blocks, now: Date.now }).editor;
}

function LiveForm({ model }: { readonly model: BlockContentModel }) {
  const block = useBlock(key);
  const root = useRef<HTMLDivElement>(null);
  useShortcuts(root);
  return (
    <Card variant="outlined" sx={{ p: 5 }} ref={root}>
      <Typography variant="h3" component="h2" sx={{ mb: 5, overflowWrap: 'anywhere' }}>
        {model.name}
      </Typography>
      {block && <BlockForm block={block} model={model} />}
    </Card>
  );
}

function Outcome({ model }: { readonly model: BlockContentModel }) {
  const host = useFieldHost();
  const { models } = useEditor();
  const draft = useBlock(key)?.draft ?? {};
  const issues = Object.entries(models.issues(model.id, draft)).flatMap(([name, found]) =>
    found.map((issue) => ({ name, issue, sentence: host.translate(issue.key, issue.params) })),
  );
  const examined = models.examine(model.id, draft);
  const summary = examined ? summarizeBlock(examined, host) : '';
  return (
    <>
      <Box>
        <Typography variant="subtitle2" component="h2">
          What is wrong
        </Typography>
        {issues.length === 0 ? (
          <Alert severity="success" variant="outlined" sx={{ mt: 2 }}>
            Nothing: this can be saved.
          </Alert>
        ) : (
          <List dense aria-label="What is wrong">
            {issues.map(({ name, issue, sentence }) => (
              <ListItem key={`${name} ${issue.key}`} disableGutters sx={{ display: 'block' }}>
                <Typography variant="body2">
                  <code>{name}</code>: {sentence} <code>{issue.key}</code>
                </Typography>
              </ListItem>
            ))}
          </List>
        )}
      </Box>
      <Box>
        <Typography variant="subtitle2" component="h2">
          Summary line
        </Typography>
        <Typography
          variant="body2"
          color="textSecondary"
          data-testid="summary"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {summary === '' ? 'Nothing to say.' : summary}
        </Typography>
      </Box>
      <JsonDetails summary="Value" label="Value" value={draft} />
      <JsonDetails
        summary="Delivered form"
        label="Delivered form"
        value={deliverBlock(model, draft, fakeLookup, fieldRegistry)}
      />
      <JsonDetails
        summary="JSON Schema"
        label="JSON Schema"
        value={formSchema(model, fieldRegistry).schema}
        open={false}
      />
      <JsonDetails summary="Content model" label="Content model" value={model.content_model} open={false} />
    </>
  );
}
