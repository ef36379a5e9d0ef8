import type { FieldIssue } from '../../field-plugins/sdk/contract/field.ts';
import { JsonDetails } from './json-details.tsx';

interface ValueDetailsProps {
  /** The owner of the value, for screen readers. */
  readonly name: string;
  readonly value: unknown;
  readonly issues?: readonly FieldIssue[];
}

export function ValueDetails({ name, value, issues = [] }: ValueDetailsProps) {
  return (
    <JsonDetails summary="Value" label={`Value of ${name}`} value={value}>
      {issues.length > 0 && (
        <ul aria-label={`Issues of ${name}`}>
          {issues.map((issue) => (
            <li key={issue.key}>
              {issue.key} {issue.params && JSON.stringify(issue.params)}
            </li>
          ))}
        </ul>
      )}
    </JsonDetails>
  );
}
