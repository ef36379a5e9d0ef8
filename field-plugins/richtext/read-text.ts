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

/** What could be read of a text. */
export interface ReadText {
  readonly text: RichText;
  /** Whether it was complete: no unknown node, mark or attribute, and nothing nested too deep. */
  readonly exact: boolean;
}

/**
 * Reads formatted text from anything. The result is rebuilt from known parts only, so everything that reads, draws or
 * delivers a text can rely on its shape. Stops at the maximum depth.
 */
export function readRichText(value: unknown): ReadText {
  const reader = new TextReader();
  const text = reader.list(value, (node) => reader.node(node));
  return { text, exact: reader.exact };
}

type Record = Readonly<{ [key: string]: unknown }>;

const marks = ['bold', 'italic', 'code'] as const;

/** Reads the known parts, and remembers whether there were others. */
class TextReader {
  exact = true;

  node(value: unknown): RichNode | undefined {
    const node = this.record(value);
    switch (node?.['type']) {
      case 'heading': {
        const level = headingLevels.find((one) => one === node['level']);
        this.expect(node, ['type', 'level', 'content']);
        return level === undefined ? this.wrong() : { type: 'heading', level, content: this.runs(node) };
      }
      case 'quote':
        this.expect(node, ['type', 'content']);
        return { type: 'quote', content: this.flow(node, listDepth) };
      case 'code_block':
        this.expect(node, ['type', 'text']);
        return { type: 'code_block', text: this.text(node) };
      default:
        return this.flowNode(value, listDepth);
    }
  }

  list<T>(value: unknown, read: (item: unknown) => T | undefined): readonly T[] {
    if (!Array.isArray(value)) {
      this.exact = false;
      return [];
    }
    return value.flatMap((item: unknown) => {
      const known = read(item);
      return known === undefined ? [] : [known];
    });
  }

  private flow(node: Record, depth: number): readonly RichFlow[] {
    return this.list(node['content'], (inside) => this.flowNode(inside, depth));
  }

  private flowNode(value: unknown, depth: number): RichFlow | undefined {
    const node = this.record(value);
    const type = node?.['type'];
    if (node !== undefined && type === 'paragraph') {
      this.expect(node, ['type', 'content']);
      return { type, content: this.runs(node) };
    }
    if (node !== undefined && depth > 0 && (type === 'bullet_list' || type === 'ordered_list')) {
      this.expect(node, ['type', 'items']);
      return { type, items: this.list(node['items'], (item) => this.item(item, depth - 1)) };
    }
    return this.wrong();
  }

  private item(value: unknown, depth: number): RichItem | undefined {
    const item = this.record(value);
    if (item === undefined) return this.wrong();
    this.expect(item, ['content']);
    return { content: this.flow(item, depth) };
  }

  private runs(node: Record): readonly RichRun[] {
    return this.list(node['content'], (value) => {
      const run = this.record(value);
      if (run === undefined || typeof run['text'] !== 'string') return this.wrong();
      this.expect(run, ['text', ...marks, 'link']);
      const on = marks.filter((mark) => this.isOn(run, mark)).map((mark) => [mark, true] as const);
      const link = Object.hasOwn(run, 'link') ? this.link(run['link']) : undefined;
      return { text: run['text'], ...Object.fromEntries(on), ...(link && { link }) };
    });
  }

  private isOn(run: Record, mark: string): boolean {
    if (!Object.hasOwn(run, mark)) return false;
    if (run[mark] !== true) this.exact = false;
    return run[mark] === true;
  }

  private link(value: unknown): RichLink | undefined {
    const link = this.record(value);
    if (link === undefined || Object.keys(link).length !== 1) return this.wrong();
    const { page, url } = link;
    if (typeof page === 'string' && page !== '' && page.length <= 64) return { page };
    return typeof url === 'string' ? { url } : this.wrong();
  }

  private text(node: Record): string {
    const text = node['text'];
    if (typeof text === 'string') return text;
    this.exact = false;
    return '';
  }

  private record(value: unknown): Record | undefined {
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isRecord ? (value as Record) : undefined;
  }

  private expect(record: Record, names: readonly string[]): void {
    if (!Object.keys(record).every((name) => names.includes(name))) this.exact = false;
  }

  private wrong(): undefined {
    this.exact = false;
  }
}
