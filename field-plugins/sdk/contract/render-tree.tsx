import { Fragment, type ReactNode } from 'react';
import { linkAttributes } from './render-links.tsx';
import type { RenderEnv } from './render-env.ts';

type Part = Readonly<Record<string, unknown>>;

/** A list, quote or item any deeper is left out: no text that Octavo stores has it. */
const mostLevels = 12;

/**
 * Renders formatted text from its delivered tree; null if it has no known parts. Only the elements named here are
 * rendered, so the tree cannot add others. `html`, which is delivered beside the tree, is for other sites. The markers
 * of a list and the line beside a quote are on the side where the text begins.
 */
export function renderTree(tree: unknown, env: RenderEnv): ReactNode {
  const nodes = partsOf(tree);
  if (nodes.length === 0) return null;
  return <div className="s-prose">{renderNodes(nodes, env, 0)}</div>;
}

function renderNodes(nodes: readonly Part[], env: RenderEnv, level: number): ReactNode {
  if (level > mostLevels) return null;
  return nodes.map((node, index) => <Fragment key={index}>{renderNode(node, env, level)}</Fragment>);
}

function renderNode(node: Part, env: RenderEnv, level: number): ReactNode {
  switch (node['type']) {
    case 'paragraph':
      return <p>{renderRuns(node['content'], env)}</p>;
    case 'heading':
      return renderHeading(node, env);
    case 'bullet_list':
      return <ul dir="auto">{renderItems(node['items'], env, level)}</ul>;
    case 'ordered_list':
      return <ol dir="auto">{renderItems(node['items'], env, level)}</ol>;
    case 'quote':
      return <blockquote dir="auto">{renderNodes(partsOf(node['content']), env, level + 1)}</blockquote>;
    case 'code_block':
      return (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keyboard users scroll it with the arrow keys.
        <pre tabIndex={0}>
          <code>{textOf(node['text'])}</code>
        </pre>
      );
    default:
      return null;
  }
}

function renderHeading({ level, content }: Part, env: RenderEnv): ReactNode {
  const Tag = ([2, 3, 4] as const).find((one) => one === level) ?? 4;
  const Heading = `h${Tag}` as const;
  return <Heading>{renderRuns(content, env)}</Heading>;
}

/** An item with a single paragraph, with or without lists below it, needs no `p` around its text. */
function renderItems(items: unknown, env: RenderEnv, level: number): ReactNode {
  return partsOf(items).map((item, index) => {
    const [first, ...rest] = partsOf(item['content']);
    const isTight = first?.['type'] === 'paragraph' && rest.every((node) => node['type'] !== 'paragraph');
    return (
      <li key={index}>
        {isTight && renderRuns(first['content'], env)}
        {renderNodes(isTight ? rest : partsOf(item['content']), env, level + 1)}
      </li>
    );
  });
}

/** Neighbours with the same link share one element, so that a screen reader does not announce it twice. */
function renderRuns(content: unknown, env: RenderEnv): ReactNode {
  const groups: { readonly href: string | undefined; readonly runs: Part[] }[] = [];
  for (const run of partsOf(content)) {
    const [link] = partsOf([run['link']]);
    const href = link === undefined ? undefined : env.href(link['url']);
    const last = groups.at(-1);
    if (last !== undefined && last.href === href) last.runs.push(run);
    else groups.push({ href, runs: [run] });
  }
  return groups.map(({ href, runs }, index) => {
    const rendered = runs.map((run, position) => <Fragment key={position}>{renderRun(run)}</Fragment>);
    if (href === undefined) return <Fragment key={index}>{rendered}</Fragment>;
    return (
      <a key={index} href={href} {...linkAttributes(href, false)}>
        {rendered}
      </a>
    );
  });
}

function renderRun({ text, bold, italic, code }: Part): ReactNode {
  let rendered: ReactNode = textOf(text)
    .split('\n')
    .map((line, index) => (
      <Fragment key={index}>
        {index > 0 && <br />}
        {line}
      </Fragment>
    ));
  if (code === true) rendered = <code>{rendered}</code>;
  if (italic === true) rendered = <em>{rendered}</em>;
  return bold === true ? <strong>{rendered}</strong> : rendered;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function partsOf(value: unknown): readonly Part[] {
  if (!Array.isArray(value)) return [];
  return value.filter((one): one is Part => typeof one === 'object' && one !== null);
}
