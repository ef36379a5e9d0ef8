/**
 * Fuzzes one database in this process: `node tests/fuzz/main.ts --database sqlite --requests 100000 --seed 1`. Whoever
 * started it is told by messages which stage runs and, at the end, what came of it: when the process ends before that,
 * a request has ended it.
 */
import { parseArgs } from 'node:util';
import type { FuzzReport } from './run-fuzz.ts';
import { runFuzz } from './run-fuzz.ts';
import { openOctavoStage } from './stage/octavo-stage.ts';

/** What this process tells. */
export type FuzzMessage =
  { readonly stage: number; readonly requests: number } | { readonly report: FuzzReport };

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'sqlite' },
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    path: { type: 'string' },
  },
});

const tell = (message: FuzzMessage) => process.send?.(message);
const dialect = values.database === 'postgres' ? 'postgres' : 'sqlite';
const report = await runFuzz({
  openStage: (seed) => openOctavoStage(dialect, seed),
  onStage: (stage, { requests }) => tell({ stage, requests }),
  requests: Number(values.requests),
  seed: Number(values.seed),
  ...(values.path === undefined ? {} : { path: values.path }),
});
tell({ report });
process.disconnect?.();
