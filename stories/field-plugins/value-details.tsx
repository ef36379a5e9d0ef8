import { Box } from '@mui/material';
import type { FieldIssue } from '../../field-plugins/sdk/contract/field.ts';
import { fonts, sizes } from '../../theme/tokens.ts';

interface ValueDetailsProps {
  /** The owner of the value, for screen readers. */
  readonly name: string;
  readonly value: unknown;
  readonly issues?: readonly FieldIssue[];
}

/** A value as collapsible JSON, and its issues. */
export function ValueDetails({ name, value, issues = [] }: ValueDetailsProps) {
  return (
    <Box component="details" open sx={detailsSx}>
      <summary>Value</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The focus lets keyboard users scroll it. */}
      <pre tabIndex={0} role="group" aria-label={`Value of ${name}`}>
        {JSON.stringify(value, null, 2)}
      </pre>
      {issues.length > 0 && (
        <ul aria-label={`Issues of ${name}`}>
          {issues.map((issue) => (
            <li key={issue.key}>
              {issue.key} {issue.params && JSON.stringify(issue.params)}
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}

const detailsSx = {
  minWidth: 0,
  fontSize: '0.75rem',
  color: 'text.secondary',
  '& summary': { cursor: 'pointer', py: 1, borderRadius: 1 },
  '& pre, & ul': { fontFamily: fonts.code, lineHeight: 1.5, overflowWrap: 'anywhere' },
  '& pre': {
    ...{ m: 0, p: 3, maxHeight: 260, overflow: 'auto', whiteSpace: 'pre-wrap' },
    ...{ bgcolor: 'background.sunken', borderRadius: `${sizes.radius}px`, color: 'text.primary' },
  },
  '& ul': { m: 0, mt: 2, p: 0, listStyle: 'none', color: 'error.main' },
} as const;
