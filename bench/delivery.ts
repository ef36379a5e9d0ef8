import fs from 'node:fs';
import path from 'node:path';
import { aims } from './aims.ts';
import type { RecordedResponse } from './floors/node-http.ts';
import { load, type LoadRequest, type LoadResult } from './load.ts';
import { deliveryRequest, type Octavo } from './octavo.ts';
import { serve, type Served } from './process.ts';
import { quantile, alternate } from './rounds.ts';
import type { Line } from './table.ts';

const roundMs = 1000;
const url_path = '/ferry';

/** Warm reads of a published page by its path, whole and 304, next to node:http sending the same response. */
export async function measureDelivery(octavo: Octavo): Promise<Line[]> {
  const request = deliveryRequest(octavo.site, url_path);
  const recorded = await recordResponse(`${octavo.url}/api/delivery/pages/?path=${url_path}`, {
    authorization: `Api-Key ${octavo.site.apiKey}`,
  });
  const conditionalRequest = deliveryRequest(octavo.site, url_path, recorded.headers['etag'] ?? '');
  const floor = await startFloor(octavo, recorded);
  try {
    await warmUp([octavo, floor], request);
    const lines: Line[] = [];
    for (const connections of [1, 10, 50] as const) {
      const results = await measureBoth({ octavo, floor, connections, request });
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
    const unchanged = await measureBoth({ octavo, floor, connections: 10, request: conditionalRequest });
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

/** Requests per second of our server and of the floor, and lines with other figures of the same requests. */
export async function measureBoth({
  octavo,
  floor,
  connections,
  request,
}: {
  readonly octavo: Served;
  readonly floor: Served;
  readonly connections: number;
  readonly request: LoadRequest;
}): Promise<{ ours: number; floor: number; cpu: Line; p99: Line }> {
  const costs = { ours: new Costs(), floor: new Costs() };
  const measure = (server: Served, cost: Costs) => async () => {
    const before = server.cpuMs();
    const result = await loadServer(server, connections, request);
    cost.add(result, (server.cpuMs() ?? NaN) - (before ?? NaN));
    return result.perSecond;
  };
  const figures = await alternate({ floor: measure(floor, costs.floor), ours: measure(octavo, costs.ours) });
  return {
    ...figures,
    cpu: {
      name: 'processor time of a read',
      unit: 'ms',
      ours: costs.ours.cpuMs,
      floor: { name: 'node:http', value: costs.floor.cpuMs },
      aim: aims.deliveryExtraCpuMs,
      compared: { value: costs.ours.cpuMs - costs.floor.cpuMs, unit: 'ms more' },
    },
    p99: {
      name: `p99 at ${connections} connections`,
      unit: 'ms',
      ours: costs.ours.p99Ms,
      floor: { name: 'node:http', value: costs.floor.p99Ms },
      aim: aims.deliveryP99Ms,
      compared: { value: costs.ours.p99Ms, unit: 'ms' },
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
    return quantile(this.#p99, 0.5);
  }
}

/** Records our response for the floor to repeat, without the headers that node:http writes itself. */
export async function recordResponse(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<RecordedResponse> {
  const response = await fetch(url, { headers: { ...headers, 'accept-encoding': 'identity' } });
  const written = ['date', 'connection', 'keep-alive', 'content-length'];
  const kept = Object.fromEntries([...response.headers].filter(([name]) => !written.includes(name)));
  return { headers: kept, body: await response.text() };
}

export function startFloor(octavo: Octavo, response: RecordedResponse): Promise<Served> {
  const file = path.join(octavo.dataDir, 'response.json');
  fs.writeFileSync(file, JSON.stringify(response));
  return serve('bench/floors/node-http.ts', { env: { RESPONSE: file }, probe: '/' });
}

export async function warmUp(servers: readonly Served[], request: LoadRequest): Promise<void> {
  for (const server of servers) await loadServer(server, 10, request);
}

function loadServer({ port }: Served, connections: number, request: LoadRequest): Promise<LoadResult> {
  return load({ port, connections, until: { ms: roundMs }, next: () => request });
}
