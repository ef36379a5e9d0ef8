import type { ReactNode } from 'react';
import { paletteEntries } from '../../shared/site-palette.ts';
import type { View } from '../view.ts';
import { FieldList } from './field-list.tsx';
import { oneOf } from './values.ts';

interface SectionProps {
  readonly view: View;
  readonly kind: string;
  readonly look?: readonly string[];
  readonly as?: 'section' | 'article' | 'header' | 'footer' | 'aside';
  readonly label?: string;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** The outermost element of every block: its background, its width, and the fields that its component doesn't know. */
export function Section({
  view,
  kind,
  look = [],
  as: Tag = 'section',
  label,
  beside,
  children,
}: SectionProps) {
  const { block, env, others } = view;
  const background = (block.fields ?? []).find(({ type }) => type === 'background')?.name ?? 'background';
  const classes = [
    's-block',
    // Without one, a block is white like the page.
    `s-bg-${oneOf(paletteEntries, view.value(background)).replace('.', '-')}`,
    `s-${kind}`,
    ...look.map((one) => `s-${kind}-${one}`),
  ];
  return (
    <Tag
      className={classes.join(' ')}
      {...(label !== undefined && { 'aria-label': label })}
      {...(env.marks && { 'data-octavo-block': block.id })}
    >
      {beside}
      <div className="s-inner">
        {children}
        <FieldList view={view} fields={others} />
      </div>
    </Tag>
  );
}
