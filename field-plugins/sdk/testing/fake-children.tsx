import { Box } from '@mui/material';
import { newItemId } from '../contract/item-id.ts';
import type { FieldPart, FieldPlugin } from '../contract/field.ts';
import type { FieldChildren } from '../contract/view.ts';

/** The `children` of a composite's widget without a host: parts show their data instead of fields. Undefined for other types. */
export function fakeChildren(
  { parts: readParts }: Pick<FieldPlugin, 'parts'>,
  value: unknown,
): FieldChildren | undefined {
  if (readParts === undefined) return undefined;
  const parts = new Map(readParts(value).map((part) => [part.id, part]));
  return {
    Part: ({ id }) => <PartData part={parts.get(id)} />,
    summaryOf(id) {
      const texts = Object.values(parts.get(id)?.data ?? {}).filter(
        (one) => typeof one === 'string' && one !== '',
      );
      return texts.join(' · ');
    },
    errorsIn: () => 0,
    emptyPart: (fieldset) => ({ id: newItemId(), fieldset, data: {} }),
    copyOf: (part) => ({ ...part, id: newItemId() }),
    focus: () => undefined,
    wanted: undefined,
  };
}

function PartData({ part }: { readonly part: FieldPart | undefined }) {
  return (
    <Box component="pre" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
      {JSON.stringify(part?.data, null, 2)}
    </Box>
  );
}
