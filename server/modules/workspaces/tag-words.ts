import { foldText } from '../../../shared/fold-text.ts';
import { oneLine } from '../../../shared/one-line.ts';

/** Normalises tags for storage: trimmed, and without duplicates in any spelling (`Čaj`, `caj`, `ЧАЈ`). */
export function normalizeTags(written: readonly string[]): readonly string[] {
  const tags = new Map<string, string>();
  for (const text of written) {
    const tag = oneLine(text);
    const same = foldText(tag);
    if (same !== '' && !tags.has(same)) tags.set(same, tag);
  }
  return [...tags.values()];
}
