import type { PreviewTargets } from '../../shared/wire/preview.ts';
import { findTargets } from '../api/preview.ts';
import type { MissingTargets } from '../rendering/rendering-messages.ts';

interface ResolveOptions {
  readonly workspace: string;
  /** These targets were looked up, and these blocks wait for them. */
  found(known: PreviewTargets, keys: readonly string[]): void;
  readonly find?: typeof findTargets;
}

/** Looks up new references of drafts, such as a picture that was chosen. */
interface Resolver {
  /** A block refers to these unknown targets. */
  want(key: string, missing: MissingTargets): void;
  end(): void;
}

/** Waits a moment for others, in milliseconds: a block often refers to several. */
const pause = 50;

/** Each id is looked up once: a missing one was deleted. After a call that failed, a block may ask again. */
export function resolveTargets({ workspace, found, find = findTargets }: ResolveOptions): Resolver {
  const asked = new Set<string>();
  let next = emptyWish();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  async function ask(): Promise<void> {
    timer = undefined;
    const { keys, pictures, pages } = next;
    next = emptyWish();
    try {
      const known = await find(workspace, { pictures: [...pictures], pages: [...pages] });
      if (!isOver) found(known, [...keys]);
    } catch {
      for (const id of [...pictures, ...pages]) asked.delete(id);
    }
  }

  return {
    want(key, missing) {
      for (const kind of ['pictures', 'pages'] as const) {
        for (const id of missing[kind]) {
          if (asked.has(id)) continue;
          asked.add(id);
          next[kind].add(id);
          next.keys.add(key);
          timer ??= setTimeout(() => void ask(), pause);
        }
      }
    },
    end() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}

function emptyWish() {
  return { keys: new Set<string>(), pictures: new Set<string>(), pages: new Set<string>() };
}
