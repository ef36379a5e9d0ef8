import fs from 'node:fs';
import path from 'node:path';
import { aims } from './aims.ts';
import type { RecordedAnswer } from './floors/node-http.ts';
import { load, type LoadRequest, type LoadResult } from './load.ts';
import { deliveryRequest, type Octavo } from './octavo.ts';
import { serve, type Served } from './process.ts';
import { takeTurns } from './rounds.ts';
import type { Line } from './table.ts';

const roundMs = 1000;
const url_path = '/ferry';

/** Warm reads of a published page by its path, whole and 304, next to node:http sending the same response. */
export async function measureDelivery(octavo: Octavo): Promise<Line[]> {
  const whole = deliveryRequest(octavo.site, url_path);
  const recorded = await recordAnswer(`${octavo.url}/api/delivery/pages/?path=${url_path}`, {
    authorization: `Api-Key ${octavo.site.apiKey}`,
  });
  const known = deliveryRequest(octavo.site, url_path, recorded.headers['etag'] ?? '');
  const floor = await startFloor(octavo, recorded);
  try {
    await warmUp([octavo, floor], whole);
    const lines: Line[] = [];
    for (const connections of [1, 10, 50] as const) {
      const results = await measureBoth({ octavo, floor, connections, request: whole });
      lines.push({
        name: `delivery, ${connections} connection${connections === 1 ? '' : 's'}`,
        unit: '/s',
        ours: results.ours,
        floor: { name: 'node:http', value: results.floor },
        aim: aims.delivery[connections],
      });
      if (connections === 10) lines.push(results.cpu);
      if (connections === 50) lines.push(results.p99);
    }
    const unchanged = await measureBoth({ octavo, floor, connections: 10, request: known });
    lines.push({
      name: 'delivery, 304, 10 connections',
      unit: '/s',
      ours: unchanged.ours,
      floor: { name: 'node:http', value: unchanged.floor },
      aim: aims.notModified,
    });
    return lines;
  } finally {
    await floor.stop();
  }
}

export async function measureBoth(wanted: {
  readonly octavo: Served;
  readonly floor: Served;
  readonly connections: number;
  readonly request: LoadRequest;
}): Promise<{ ours: number; floor: number; cpu: Line; p99: Line }> {
  const seen = { ours: new Costs(), floor: new Costs() };
  const measure = (served: Served, costs: Costs) => async () => {
    const before = served.cpuMs();
    const result = await hit(served, wanted.connections, wanted.request, roundMs);
    costs.add(result, (served.cpuMs() ?? NaN) - (before ?? NaN));
    return result.perSecond;
  };
  const figures = await takeTurns({
    floor: measure(wanted.floor, seen.floor),
    ours: measure(wanted.octavo, seen.ours),
  });
  return {
    ...figures,
    cpu: {
      name: 'processor time of such a read',
      unit: 'ms',
      ours: seen.ours.cpuMs,
      floor: { name: 'node:http', value: seen.floor.cpuMs },
      aim: aims.deliveryExtraCpuMs,
      held: { value: seen.ours.cpuMs - seen.floor.cpuMs, unit: 'ms more' },
    },
    p99: {
      name: 'the slowest hundredth of these',
      unit: 'ms',
      ours: seen.ours.p99Ms,
      floor: { name: 'node:http', value: seen.floor.p99Ms },
      aim: aims.deliveryP99Ms,
      held: { value: seen.ours.p99Ms, unit: 'ms' },
    },
  };
}

/** The cost of requests over all rounds. */
class Costs {
  #requests = 0;
  #cpuMs = 0;
  readonly #p99: number[] = [];

  add(result: LoadResult, cpuMs: number): void {
    this.#requests += result.requests;
    this.#cpuMs += cpuMs;
    this.#p99.push(result.p99Ms);
  }

  get cpuMs(): number {
    return this.#cpuMs / this.#requests;
  }

  get p99Ms(): number {
    return this.#p99.toSorted((a, b) => a - b)[Math.floor(this.#p99.length / 2)] ?? NaN;
  }
}

/** Our response, for the floor to repeat: node:http writes the headers of the connection itself. */
export async function recordAnswer(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<RecordedAnswer> {
  const answer = await fetch(url, { headers: { ...headers, 'accept-encoding': 'identity' } });
  const own = ['date', 'connection', 'keep-alive', 'content-length'];
  const kept = Object.fromEntries([...answer.headers].filter(([name]) => !own.includes(name)));
  return { headers: kept, body: await answer.text() };
}

export function startFloor(octavo: Octavo, answer: RecordedAnswer): Promise<Served> {
  const file = path.join(octavo.dataDir, 'answer.json');
  fs.writeFileSync(file, JSON.stringify(answer));
  return serve('bench/floors/node-http.ts', { env: { ANSWER: file }, probe: '/' });
}

export async function warmUp(servers: readonly Served[], request: LoadRequest): Promise<void> {
  for (const served of servers) await hit(served, 10, request, roundMs);
}

function hit({ port }: Served, connections: number, request: LoadRequest, ms: number): Promise<LoadResult> {
  return load({ port, connections, until: { ms }, next: () => request });
}
