import process from 'node:process';

/** Milliseconds between two lines that are not at a terminal. */
const pause = 5000;

/**
 * Reports progress on standard error: at a terminal on one line that is rewritten, elsewhere only if asked for, in a line
 * every few seconds.
 */
export function createProgress(asked: boolean): { tell(text: string): void; end(): void } {
  const { stderr } = process;
  let last = -Infinity;
  let open = false;
  return {
    tell(text) {
      if (stderr.isTTY) {
        stderr.write(`\r\u001B[K${text}`);
        open = true;
      } else if (asked && performance.now() - last >= pause) {
        last = performance.now();
        stderr.write(`${text}\n`);
      }
    },
    end() {
      if (open) stderr.write('\r\u001B[K');
      open = false;
    },
  };
}
