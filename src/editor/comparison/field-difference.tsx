import { Box, Typography } from '@mui/material';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExaminedField } from '../../../content-model/examine-field.ts';
import { ValuePreview } from '../conflict/value-preview.tsx';
import type { ComparedField } from './compare-blocks.ts';
import { MarkedText } from './marked-text.tsx';
import { wordChanges } from './word-changes.ts';

/** One field that changed: its value before and now, side by side. */
export function FieldDifference({ field, name }: { readonly field: ComparedField; readonly name: string }) {
  const { t } = useTranslation();
  const { before, now } = field;
  const words = useMemo(() => wordsOf(before, now), [before, now]);
  return (
    <Box role="group" aria-label={titleOf(field)}>
      <FieldTitle field={field} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <Side name={name}>
          {words?.before.length ? (
            <MarkedText parts={words.before} as="del" />
          ) : (
            <FieldValue examined={before} />
          )}
        </Side>
        <Side name={t('editor.comparison.now')}>
          {words?.now.length ? <MarkedText parts={words.now} as="ins" /> : <FieldValue examined={now} />}
        </Side>
      </Box>
    </Box>
  );
}

/** One field as it is in one of the two states. */
export function FieldContent({
  field,
  side,
}: {
  readonly field: ComparedField;
  readonly side: 'before' | 'now';
}) {
  return (
    <Box role="group" aria-label={titleOf(field)} sx={{ overflowWrap: 'anywhere' }}>
      <FieldTitle field={field} />
      <FieldValue examined={field[side]} />
    </Box>
  );
}

function FieldTitle({ field }: { readonly field: ComparedField }) {
  return (
    <Typography
      component="h4"
      variant="caption"
      color="textSecondary"
      sx={{ mb: 1, overflowWrap: 'anywhere' }}
    >
      {titleOf(field)}
    </Typography>
  );
}

function Side({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Box
      sx={{ p: 3, border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0, overflowWrap: 'anywhere' }}
    >
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 1 }}>
        {name}
      </Typography>
      {children}
    </Box>
  );
}

function FieldValue({ examined }: { readonly examined: ExaminedField | undefined }) {
  return examined && <ValuePreview field={examined.field} value={examined.value} />;
}

/** The words that differ; undefined when the plugin offers no text, or when the difference is not in its words. */
function wordsOf(before: ExaminedField | undefined, now: ExaminedField | undefined) {
  const [one, other] = [before?.plainText, now?.plainText];
  if (one === undefined || other === undefined || one === other) return undefined;
  return wordChanges(one, other);
}

function titleOf({ before, now }: ComparedField): string {
  return (now ?? before)?.field.definition.field_title ?? '';
}
