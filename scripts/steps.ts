import { spawn } from 'node:child_process';
import path from 'node:path';
import { performance } from 'node:perf_hooks';

export const root = path.resolve(import.meta.dirname, '..');

/** The result of a step, for the closing line. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** The failures whose reasons are known. */
  readonly details?: readonly string[];
}

/** Runs steps, prints how each went and how long it took, and sums them up. */
export class Steps {
  #passed = 0;
  #failed = 0;
  readonly #bad: string[] = [];
  readonly #details: string[] = [];

  /** A step that throws counts as one failure. The next steps still run, so that every failure shows. */
  async run(name: string, step: () => Promise<Outcome>): Promise<boolean> {
    console.log(`\n▸ ${name}`);
    const started = performance.now();
    const outcome = await step().catch((error: unknown): Outcome => {
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      console.error(reason);
      return { ...failure, details: [`${name}\n${reason}`] };
    });
    this.#passed += outcome.passed;
    this.#failed += outcome.failed;
    this.#details.push(...(outcome.details ?? []));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const ok = outcome.failed === 0;
    if (!ok) this.#bad.push(name);
    console.log(
      `${ok ? '✓' : '✗'} ${name}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s`,
    );
    return ok;
  }

  /** Prints the closing lines and returns the exit code. Failures come last, because long logs are often cut. */
  close(): number {
    for (const detail of this.#details) console.log(`\n✗ ${shorten(detail)}`);
    if (this.#bad.length > 0) console.log(`\nFailed: ${this.#bad.join(', ')}`);
    console.log(`\n${this.#passed} passed, ${this.#failed} failed`);
    return this.#failed === 0 ? 0 : 1;
  }
}

/** The first lines, without the stack. */
function shorten(detail: string): string {
  const lines = detail.split('\n').filter((line) => !/^\s+at /.test(line));
  return [...lines.slice(0, 12), ...(lines.length > 12 ? ['…'] : [])].join('\n    ');
}

export const success: Outcome = { passed: 1, failed: 0 };
export const failure: Outcome = { passed: 0, failed: 1 };

/**
 * Runs a script, ours or an installed package's, on this Node and returns whether it succeeded. Prints its output as it
 * comes, or in one piece with `atTheEnd`, so that several scripts can run side by side.
 */
export function runNode(
  script: string,
  args: readonly string[] = [],
  { atTheEnd = false } = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(root, script), ...args], {
      cwd: root,
      stdio: ['inherit', atTheEnd ? 'pipe' : 'inherit', atTheEnd ? 'pipe' : 'inherit'],
    });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => said.push(chunk));
    child.once('error', () => resolve(failure));
    child.once('close', (code) => {
      const output = Buffer.concat(said).toString();
      process.stdout.write(output);
      resolve(code === 0 ? success : { ...failure, details: atTheEnd ? [`${script}\n${output}`] : [] });
    });
  });
}
