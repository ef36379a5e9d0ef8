import type { IssuePath } from '../sdk/contract/field.ts';
import {
  headingLevels,
  maxListDepth,
  type RichFlow,
  type RichListItem,
  type RichLink,
  type RichNode,
  type RichRun,
  type RichText,
} from './rich-text.ts';

export interface ReadText {
  readonly text: RichText;
  /** The first place with an unknown node, mark or attribute, or with too deep a list. */
  readonly invalidPath: IssuePath | undefined;
}

/**
 * Reads formatted text from any value. The result contains only known nodes, marks and attributes, down to the maximum
 * depth, so everything that renders or delivers a text can rely on its shape.
 */
export function readRichText(value: unknown): ReadText {
  const reader = new TextReader();
  const text = reader.list(value, (node) => reader.node(node));
  return { text, invalidPath: reader.invalidPath };
}

type JsonObject = Readonly<{ [key: string]: unknown }>;

const marks = ['bold', 'italic', 'code'] as const;

class TextReader {
  invalidPath: IssuePath | undefined;
  private readonly path: (string | number)[] = [];

  node(value: unknown): RichNode | undefined {
    const node = this.object(value);
    switch (node?.['type']) {
      case 'heading': {
        this.rejectOtherKeys(node, ['type', 'level', 'content']);
        const level = headingLevels.find((one) => one === node['level']);
        return level === undefined
          ? this.reject('level', node)
          : { type: 'heading', level, content: this.runs(node) };
      }
      case 'quote':
        this.rejectOtherKeys(node, ['type', 'content']);
        return { type: 'quote', content: this.flow(node, maxListDepth) };
      case 'code_block':
        this.rejectOtherKeys(node, ['type', 'text']);
        return { type: 'code_block', text: this.text(node) ?? '' };
      default:
        return this.flowNode(value, maxListDepth);
    }
  }

  list<T>(value: unknown, read: (item: unknown) => T | undefined): readonly T[] {
    if (!Array.isArray(value)) return this.reject() ?? [];
    return value.flatMap((item: unknown, index) => {
      const result = this.within(index, () => read(item));
      return result === undefined ? [] : [result];
    });
  }

  private flow(node: JsonObject, depth: number): readonly RichFlow[] {
    return this.listIn(node, 'content', (inside) => this.flowNode(inside, depth));
  }

  private flowNode(value: unknown, depth: number): RichFlow | undefined {
    const node = this.object(value);
    if (node === undefined) return this.reject();
    const { type } = node;
    if (type === 'paragraph') {
      this.rejectOtherKeys(node, ['type', 'content']);
      return { type, content: this.runs(node) };
    }
    if (depth > 0 && (type === 'bullet_list' || type === 'ordered_list')) {
      this.rejectOtherKeys(node, ['type', 'items']);
      return { type, items: this.listIn(node, 'items', (item) => this.item(item, depth - 1)) };
    }
    return this.reject('type', node);
  }

  private item(value: unknown, depth: number): RichListItem | undefined {
    const item = this.object(value);
    if (item === undefined) return this.reject();
    this.rejectOtherKeys(item, ['content']);
    return { content: this.flow(item, depth) };
  }

  private runs(node: JsonObject): readonly RichRun[] {
    return this.listIn(node, 'content', (value) => {
      const run = this.object(value);
      if (run === undefined) return this.reject();
      const text = this.text(run);
      if (text === undefined) return undefined;
      this.rejectOtherKeys(run, ['text', ...marks, 'link']);
      const ownMarks = marks.filter((mark) => this.hasMark(run, mark)).map((mark) => [mark, true] as const);
      const link = Object.hasOwn(run, 'link') ? this.within('link', () => this.link(run['link'])) : undefined;
      return { text, ...Object.fromEntries(ownMarks), ...(link && { link }) };
    });
  }

  private hasMark(run: JsonObject, mark: string): boolean {
    if (!Object.hasOwn(run, mark)) return false;
    if (run[mark] !== true) this.reject(mark);
    return run[mark] === true;
  }

  private link(value: unknown): RichLink | undefined {
    const link = this.object(value);
    const [name, other] = Object.keys(link ?? {});
    if (link === undefined || name === undefined) return this.reject();
    if (other !== undefined) return this.reject(other);
    const target = link[name];
    if (typeof target !== 'string') return this.reject(name);
    if (name === 'url') return { url: target };
    return name === 'page' && target !== '' && target.length <= 64 ? { page: target } : this.reject(name);
  }

  private text(node: JsonObject): string | undefined {
    const { text } = node;
    return typeof text === 'string' ? text : this.reject('text', node);
  }

  private object(value: unknown): JsonObject | undefined {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as JsonObject) : undefined;
  }

  private rejectOtherKeys(object: JsonObject, known: readonly string[]): void {
    const other = Object.keys(object).find((key) => !known.includes(key));
    if (other !== undefined) this.reject(other);
  }

  private listIn<T>(object: JsonObject, name: string, read: (item: unknown) => T | undefined): readonly T[] {
    if (!Object.hasOwn(object, name)) return this.reject() ?? [];
    return this.within(name, () => this.list(object[name], read));
  }

  private within<T>(step: string | number, read: () => T): T {
    this.path.push(step);
    const result = read();
    this.path.pop();
    return result;
  }

  /** Records the first invalid place. Given an object, a key that it does not have is reported at the object. */
  private reject(name?: string, object?: JsonObject): undefined {
    const isPresent = name !== undefined && (object === undefined || Object.hasOwn(object, name));
    this.invalidPath ??= isPresent ? [...this.path, name] : [...this.path];
  }
}
