import type { FlatNamespace } from 'i18next';
import { cloneElement, type ReactElement, type ReactNode, use, useSyncExternalStore } from 'react';
import { words } from './words.ts';

/**
 * Replaces `react-i18next` in the browser (`scripts/replaced-packages.ts`), with its names and types. Suspends until the
 * parts have arrived.
 */
export function useTranslation<Part extends FlatNamespace = 'translation'>(parts?: Part | readonly Part[]) {
  useSyncExternalStore(words.subscribe, readLanguage, readLanguage);
  const [first, ...others] = [parts ?? []].flat();
  for (const part of first === undefined ? [] : [first, ...others])
    use(words.isReady(part) ? arrived : words.load(part));
  return { t: words.translatorOf(first), i18n: words };
}

const readLanguage = () => words.language;

/**
 * Used for parts that have arrived: a component that was suspended gets its promises by their order when React renders it
 * again, so one that is left out would be taken for the next.
 */
const arrived = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

interface TransProps {
  readonly i18nKey?: string;
  readonly values?: Readonly<Record<string, unknown>>;
  /** A text that has been translated already. */
  readonly defaults?: string;
  /** The elements that the tags of the text stand for. */
  readonly components?: Readonly<Record<string, ReactElement>>;
}

/** A text with elements in place of its tags: `<terms>Terms</terms>` or `<office/>`. */
export function Trans({ i18nKey, values, defaults = '', components = {} }: TransProps): ReactNode {
  const { t } = useTranslation();
  // The types of `t` allow only keys that it knows.
  const translate = t as unknown as (key: string, values?: TransProps['values']) => string;
  const text = i18nKey === undefined ? defaults : translate(i18nKey, values);
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(/<(\w+)(?:\/>|>([^<]*)<\/\1>)/g)) {
    const [whole, tag = '', inner] = match;
    const element = components[tag];
    nodes.push(text.slice(end, match.index));
    nodes.push(
      element === undefined ? whole : cloneElement(element, { key: match.index }, ...(inner ? [inner] : [])),
    );
    end = match.index + whole.length;
  }
  return [...nodes, text.slice(end)];
}
