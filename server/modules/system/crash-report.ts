import type { CrashReport } from '../../../shared/wire/system.ts';

/** Maximum characters of each part. */
const kept = Object.freeze({ message: 1000, stack: 8000, url: 500, release: 100 });

/**
 * Makes a crash report safe to log. It comes from a stranger, so it is truncated, and stripped of terminal control
 * characters and of any text as long as our tokens and keys, which occur in addresses and sometimes in messages.
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

/** Removes secrets before truncation, which could leave most of one. */
function present(text: string, length: number): string {
  return text
    .replace(/[\w-]{40,}/g, '…')
    .replace(/[^\P{Cc}\n\t]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .slice(0, length)
    .toWellFormed();
}
