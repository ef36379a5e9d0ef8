import { Box, Stack, Typography } from '@mui/material';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ValidatedField } from '../../../content-model/validate-field.ts';
import { visuallyHidden } from '../../../field-plugins/sdk/kit/visually-hidden.ts';
import { ValuePreview } from '../conflict/value-preview.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { useFieldHost } from '../field-host-context.ts';
import { changeTones, useChangeLabels } from './change-labels.ts';
import type { ComparedField } from './compare-blocks.ts';
import { compareItems, type ComparedItem } from './compare-items.ts';
import { wordChanges, type TextPart } from './word-changes.ts';

interface FieldDifferenceProps {
  readonly field: ComparedField;
  readonly name: string;
}

/** One field that changed: its value before and now, side by side; for a list, the items that differ. */
export function FieldDifference(props: FieldDifferenceProps) {
  const { before, now } = props.field;
  const items = useMemo(() => (before && now ? compareItems(before, now) : []), [before, now]);
  return items.length > 0 ? <ItemDifferences {...props} items={items} /> : <ValueDifference {...props} />;
}

function ItemDifferences({
  field,
  name,
  items,
}: FieldDifferenceProps & { readonly items: readonly ComparedItem[] }) {
  const { t } = useTranslation();
  const host = useFieldHost();
  const label = useChangeLabels();
  return (
    <Box role="group" aria-label={titleOf(field)}>
      <FieldTitle field={field} />
      <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {items.map((item) => {
          const differing = item.fields.filter(({ differs }) => differs);
          const side = item.now === undefined ? 'before' : 'now';
          return (
            <Box
              key={item.id}
              component="li"
              sx={{ borderLeft: 2, borderColor: 'divider', pl: 3, minWidth: 0 }}
            >
              <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
                <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  {item.part.block.summaryIn(host) ||
                    t('editor.comparison.item', { position: item.part.index + 1 })}
                </Typography>
                {item.changes.map((change) => (
                  <StatusChip key={change} label={label(item, change)} tone={changeTones[change]} />
                ))}
              </Stack>
              <Stack sx={{ gap: 3, mt: 2 }}>
                {differing.map((inner) => (
                  <FieldDifference key={(inner.now ?? inner.before)?.field.name} field={inner} name={name} />
                ))}
                {(item.before === undefined || item.now === undefined) &&
                  item.fields.map((inner) => (
                    <FieldContent key={(inner.now ?? inner.before)?.field.name} field={inner} side={side} />
                  ))}
              </Stack>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

function ValueDifference({ field, name }: FieldDifferenceProps) {
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
            <FieldValue validated={before} />
          )}
        </Side>
        <Side name={t('editor.comparison.now')}>
          {words?.now.length ? <MarkedText parts={words.now} as="ins" /> : <FieldValue validated={now} />}
        </Side>
      </Box>
    </Box>
  );
}

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
      <FieldValue validated={field[side]} />
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

function FieldValue({ validated }: { readonly validated: ValidatedField | undefined }) {
  return validated && <ValuePreview field={validated.field} value={validated.value} />;
}

/** The words that differ; undefined when the plugin offers no text, or when the difference is not in its text. */
function wordsOf(before: ValidatedField | undefined, now: ValidatedField | undefined) {
  const [one, other] = [before?.plainText, now?.plainText];
  if (one === undefined || other === undefined || one === other) return undefined;
  return wordChanges(one, other);
}

function titleOf({ before, now }: ComparedField): string {
  return (now ?? before)?.field.definition.field_title ?? '';
}

interface MarkedTextProps {
  readonly parts: readonly TextPart[];
  readonly as: 'del' | 'ins';
}

function MarkedText({ parts, as }: MarkedTextProps) {
  const { t } = useTranslation();
  const name = t(as === 'del' ? 'editor.comparison.removedWords' : 'editor.comparison.addedWords');
  return (
    <Box component="p" dir="auto" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {parts.map(({ text, changed }, index) =>
        changed ? (
          <Box key={index} component={as} sx={marks[as]}>
            <Box component="span" sx={visuallyHidden}>
              {name}{' '}
            </Box>
            {text}
          </Box>
        ) : (
          <span key={index}>{text}</span>
        ),
      )}
    </Box>
  );
}

const shape = { borderRadius: 0.5, px: 0.5, boxDecorationBreak: 'clone' } as const;
const marks = {
  del: { ...shape, color: 'error.main', textDecoration: 'line-through' },
  ins: { ...shape, color: 'success.main', textDecoration: 'underline', textDecorationThickness: 2 },
} as const;
