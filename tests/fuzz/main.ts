/**
 * Fuzzes one database in this process: `node tests/fuzz/main.ts --database sqlite --requests 100000 --seed 1`. It sends
 * messages to its parent: which stage is running and, at the end, the report. If the process ends before that, a request
 * has crashed it.
 */
import { parseArgs } from 'node:util';
import type { FuzzReport } from './run-fuzz.ts';
import { runFuzz } from './run-fuzz.ts';
import { openOctavoStage } from './stage/octavo-stage.ts';

/** The messages of this process. */
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
