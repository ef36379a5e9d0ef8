import type { IssuePath } from '../sdk/contract/field.ts';
import {
  headingLevels,
  listDepth,
  type RichFlow,
  type RichItem,
  type RichLink,
  type RichNode,
  type RichRun,
  type RichText,
} from './rich-text.ts';

export interface ReadText {
  readonly text: RichText;
  /** Whether it was complete: no unknown node, mark or attribute, and nothing nested too deep. */
  readonly exact: boolean;
  readonly wrong?: IssuePath | undefined;
}

/**
 * Reads formatted text from anything. The result is rebuilt from known parts only, so everything that reads, renders or
 * delivers a text can rely on its shape. Stops at the maximum depth.
 */
export function readRichText(value: unknown): ReadText {
  const reader = new TextReader();
  const text = reader.list(value, (node) => reader.node(node));
  return { text, exact: reader.wrong === undefined, wrong: reader.wrong };
}

type Record = Readonly<{ [key: string]: unknown }>;

const marks = ['bold', 'italic', 'code'] as const;

/** Reads the known parts, and remembers the first place where there is something else. */
class TextReader {
  wrong: IssuePath | undefined;
  private readonly path: (string | number)[] = [];

  node(value: unknown): RichNode | undefined {
    const node = this.record(value);
    switch (node?.['type']) {
      case 'heading': {
        this.expect(node, ['type', 'level', 'content']);
        const level = headingLevels.find((one) => one === node['level']);
        return level === undefined
          ? this.refuse('level', node)
          : { type: 'heading', level, content: this.runs(node) };
      }
      case 'quote':
        this.expect(node, ['type', 'content']);
        return { type: 'quote', content: this.flow(node, listDepth) };
      case 'code_block':
        this.expect(node, ['type', 'text']);
        return { type: 'code_block', text: this.text(node) ?? '' };
      default:
        return this.flowNode(value, listDepth);
    }
  }

  list<T>(value: unknown, read: (item: unknown) => T | undefined): readonly T[] {
    if (!Array.isArray(value)) return this.refuse() ?? [];
    return value.flatMap((item: unknown, at) => {
      const known = this.within(at, () => read(item));
      return known === undefined ? [] : [known];
    });
  }

  private flow(node: Record, depth: number): readonly RichFlow[] {
    return this.listIn(node, 'content', (inside) => this.flowNode(inside, depth));
  }

  private flowNode(value: unknown, depth: number): RichFlow | undefined {
    const node = this.record(value);
    if (node === undefined) return this.refuse();
    const { type } = node;
    if (type === 'paragraph') {
      this.expect(node, ['type', 'content']);
      return { type, content: this.runs(node) };
    }
    if (depth > 0 && (type === 'bullet_list' || type === 'ordered_list')) {
      this.expect(node, ['type', 'items']);
      return { type, items: this.listIn(node, 'items', (item) => this.item(item, depth - 1)) };
    }
    return this.refuse('type', node);
  }

  private item(value: unknown, depth: number): RichItem | undefined {
    const item = this.record(value);
    if (item === undefined) return this.refuse();
    this.expect(item, ['content']);
    return { content: this.flow(item, depth) };
  }

  private runs(node: Record): readonly RichRun[] {
    return this.listIn(node, 'content', (value) => {
      const run = this.record(value);
      if (run === undefined) return this.refuse();
      const text = this.text(run);
      if (text === undefined) return undefined;
      this.expect(run, ['text', ...marks, 'link']);
      const on = marks.filter((mark) => this.isOn(run, mark)).map((mark) => [mark, true] as const);
      const link = Object.hasOwn(run, 'link') ? this.within('link', () => this.link(run['link'])) : undefined;
      return { text, ...Object.fromEntries(on), ...(link && { link }) };
    });
  }

  private isOn(run: Record, mark: string): boolean {
    if (!Object.hasOwn(run, mark)) return false;
    if (run[mark] !== true) this.refuse(mark);
    return run[mark] === true;
  }

  private link(value: unknown): RichLink | undefined {
    const link = this.record(value);
    const [name, other] = Object.keys(link ?? {});
    if (link === undefined || name === undefined) return this.refuse();
    if (other !== undefined) return this.refuse(other);
    const target = link[name];
    if (typeof target !== 'string') return this.refuse(name);
    if (name === 'url') return { url: target };
    return name === 'page' && target !== '' && target.length <= 64 ? { page: target } : this.refuse(name);
  }

  private text(node: Record): string | undefined {
    const { text } = node;
    return typeof text === 'string' ? text : this.refuse('text', node);
  }

  private record(value: unknown): Record | undefined {
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isRecord ? (value as Record) : undefined;
  }

  private expect(record: Record, names: readonly string[]): void {
    const other = Object.keys(record).find((name) => !names.includes(name));
    if (other !== undefined) this.refuse(other);
  }

  private listIn<T>(record: Record, name: string, read: (item: unknown) => T | undefined): readonly T[] {
    if (!Object.hasOwn(record, name)) return this.refuse() ?? [];
    return this.within(name, () => this.list(record[name], read));
  }

  private within<T>(step: string | number, read: () => T): T {
    this.path.push(step);
    const known = read();
    this.path.pop();
    return known;
  }

  /** A missing member is reported at its parent. */
  private refuse(name?: string, record?: Record): undefined {
    const isThere = name !== undefined && (record === undefined || Object.hasOwn(record, name));
    this.wrong ??= isThere ? [...this.path, name] : [...this.path];
  }
}
