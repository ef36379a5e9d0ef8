import type { CrashReport } from '../../../shared/wire/system.ts';

/** The most characters kept of each part. */
const kept = Object.freeze({ message: 1000, stack: 8000, url: 500, release: 100 });

/**
 * A crash report that is safe to log. It is a stranger's text, so it is truncated, stripped of terminal control
 * characters, and stripped of anything as long as our tokens and keys, which occur in addresses and sometimes in
 * messages.
 */
export function presentCrash(report: CrashReport): Readonly<Partial<Record<keyof CrashReport, string>>> {
  const { message, stack, url, release } = report;
  return {
    message: present(message, kept.message),
    ...(stack === undefined ? {} : { stack: present(stack, kept.stack) }),
    ...(url === undefined ? {} : { url: present(url.split(/[?#]/, 1)[0] ?? '', kept.url) }),
    ...(release === undefined ? {} : { release: present(release, kept.release) }),
  };
}

/** Secrets are removed before truncation, which could leave most of one. */
function present(text: string, length: number): string {
  return text
    .replace(/[\w-]{40,}/g, '…')
    .replace(/[^\P{Cc}\n\t]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .slice(0, length)
    .toWellFormed();
}
