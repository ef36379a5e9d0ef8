import process from 'node:process';
import { printBeside, rewriteLine } from './print.ts';

/** Milliseconds between lines of progress outside a terminal. */
const pause = 5000;

/**
 * Reports progress on standard error: at a terminal by rewriting one line, elsewhere only on request, with a line every
 * few seconds.
 */
export function createProgress(asked: boolean): { tell(text: string): void; end(): void } {
  const { stderr } = process;
  let last = -Infinity;
  let open = false;
  return {
    tell(text) {
      if (stderr.isTTY) {
        rewriteLine(text);
        open = true;
      } else if (asked && performance.now() - last >= pause) {
        last = performance.now();
        printBeside(text);
      }
    },
    end() {
      if (open) rewriteLine('');
      open = false;
    },
  };
}
