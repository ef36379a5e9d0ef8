import { Alert, Box, List, ListItem, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { namePlace } from '../../content-model/walk-fields.ts';
import { JsonDetails } from '../field-plugins/json-details.tsx';
import { useBlock, useEditor } from '../../src/editor/editor-context.ts';
import { useFieldHost } from '../../src/editor/field-host-context.ts';
import { sampleKey } from '../../src/editor/samples/use-sample-editor.ts';

/** The results of the values in the form, beside those that the builder shows. */
export function Outcome() {
  const { models } = useEditor();
  const host = useFieldHost();
  const draft = useBlock(sampleKey)?.draft ?? {};
  const [model] = models.list;
  const validated = model && models.validate(model.id, draft);
  if (model === undefined || validated === undefined) return null;
  const problems = [validated.issues, validated.publishIssues].map((all) =>
    Object.entries(all).flatMap(([name, issues]) =>
      issues.map(({ key, params, path = [] }) => ({
        place: namePlace(validated, [name, ...path]).name,
        sentence: host.translate(key, params),
        key,
      })),
    ),
  );
  const [wrong = [], missing = []] = problems;
  const summary = validated.summaryIn(host);
  return (
    <Stack sx={{ gap: 4, pt: 4, borderTop: 1, borderColor: 'divider' }}>
      <Part title="What is wrong">
        {wrong.length === 0 ? (
          <Alert severity="success" variant="outlined">
            Nothing: this can be saved.
          </Alert>
        ) : (
          <Problems label="What is wrong" problems={wrong} />
        )}
      </Part>
      {missing.length > 0 && (
        <Part title="What keeps it from being published">
          <Problems label="What keeps it from being published" problems={missing} />
        </Part>
      )}
      <Part title="Summary line">
        <Typography
          variant="body2"
          color="textSecondary"
          data-testid="summary"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {summary === '' ? 'Nothing to say.' : summary}
        </Typography>
      </Part>
      <JsonDetails summary="Value" label="Value" value={draft} />
      <JsonDetails
        summary="JSON Schema"
        label="JSON Schema"
        value={Object.fromEntries(validated.fields.map(({ field }) => [field.name, field.schema]))}
        open={false}
      />
    </Stack>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

interface ProblemsProps {
  readonly label: string;
  readonly problems: readonly {
    readonly place: string;
    readonly sentence: string;
    readonly key: string;
  }[];
}

function Problems({ label, problems }: ProblemsProps) {
  return (
    <List dense disablePadding aria-label={label}>
      {problems.map(({ place, sentence, key }, at) => (
        <ListItem key={at} disableGutters sx={{ display: 'block', py: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="body2">
            <code>{place}</code>: {sentence} <code>{key}</code>
          </Typography>
        </ListItem>
      ))}
    </List>
  );
}
