import type { CrashReport } from '../../../shared/wire/system.ts';

/** Characters that are kept of each part. */
const kept = Object.freeze({ message: 1000, stack: 8000, url: 500, release: 100 });

/**
 * A crash report as it may stand in a log. It is a stranger's text: cut, without characters that steer a terminal, and
 * without anything as long as our tokens and keys, which stand in addresses and now and then in messages.
 */
export function presentCrash(report: CrashReport): Readonly<Partial<Record<keyof CrashReport, string>>> {
  const { message, stack, url, release } = report;
  return {
    message: present(message, kept.message),
    ...(stack === undefined ? {} : { stack: present(stack, kept.stack) }),
    ...(url === undefined ? {} : { url: present(url.replace(/[?#].*$/s, ''), kept.url) }),
    ...(release === undefined ? {} : { release: present(release, kept.release) }),
  };
}

/** Secrets go before the cut, which might leave the better part of one. */
function present(text: string, length: number): string {
  return text
    .replace(/[\w-]{40,}/g, '…')
    .replace(/[^\P{Cc}\n\t]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .slice(0, length)
    .toWellFormed();
}
