import { Story } from '@storybook/addon-docs/blocks';
import type { ModuleExport, ModuleExports } from 'storybook/internal/types';
import { GuideHead } from '../guides/guide-head.tsx';
import { partStatuses, statusOf } from './part-status.ts';

interface UsageProps {
  readonly title: string;
  /** The part's stories. */
  readonly of: ModuleExports;
  readonly purpose: string;
  readonly use: readonly string[];
  readonly instead: readonly string[];
  readonly good: readonly string[];
  readonly bad: readonly string[];
  readonly keyboard: readonly string[];
  readonly accessibility: readonly string[];
  /** Stories to render in the page. Those that cover the page or have its heading are only linked. */
  readonly examples?: readonly ModuleExport[];
  /** Stories to link, by id. */
  readonly links: Readonly<Record<string, string>>;
}

/** How to use a part: the same questions, answered in the same order, for each. */
export function Usage(props: UsageProps) {
  const { title, of, purpose, examples = [], links } = props;
  const status = statusOf((of['default'] as { readonly tags?: readonly string[] }).tags);
  return (
    <>
      <GuideHead title={title} />
      <p>{purpose}</p>
      <p>
        <strong>Status: {status}.</strong> {partStatuses[status]}
      </p>
      <Points title="When to use it" points={props.use} />
      <Points title="When to use something else" points={props.instead} />
      <Points title="Do" points={props.good} />
      <Points title="Don’t" points={props.bad} />
      <Points title="Keyboard" points={props.keyboard} />
      <Points title="Accessibility" points={props.accessibility} />
      <h2>Examples</h2>
      {examples.map((example, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- The list never changes.
        <Story key={at} of={example} />
      ))}
      <ul>
        {Object.entries(links).map(([id, text]) => (
          <li key={id}>
            <a href={`?path=/story/${id}`} target="_top">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Points({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  );
}
