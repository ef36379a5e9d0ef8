import type { ReactNode } from 'react';
import type { View } from '../view.ts';
import { FieldList } from './field-list.tsx';

/** The backgrounds that blocks may have, as `--site-*` colours in `css/palette.css`. */
const backgrounds = [
  'white',
  'black',
  'light',
  'primary.light',
  'primary.main',
  'primary.dark',
  'secondary.light',
  'secondary.main',
  'secondary.dark',
];

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
    backgroundClass(view.value(background)),
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

/** The class for a delivered background; without one, a block is white like the page. */
function backgroundClass(value: unknown): string {
  const name = typeof value === 'string' && backgrounds.includes(value) ? value : 'white';
  return `s-bg-${name.replace('.', '-')}`;
}
