import { createRenderQueue } from './render-queue.ts';
import type {
  BlockToRender,
  RenderedBlock,
  RenderedModel,
  FromRenderer,
  KnownTargets,
  Scene,
  ToRenderer,
} from './rendering-messages.ts';
import type { SiteFrame } from '../../site/site-document.ts';
import { startRenderWorker, type RenderWorker } from './start-worker.ts';
import { createWatch } from './watch.ts';

interface RenderingOptions {
  readonly scene: Scene;
  /** A block was rendered; a newer draft of it may wait. */
  rendered(block: RenderedBlock): void;
  around?(html: { readonly before: string; readonly after: string }): void;
  failed?(): void;
  readonly startWorker?: typeof startRenderWorker;
  /** The most blocks that the worker has at a time: few, so that blocks edited meanwhile come first. */
  readonly atOnce?: number;
}

/**
 * Starts a worker and gives it a few blocks at a time. If a block takes more than two seconds, the worker is replaced,
 * and only that block becomes a placeholder until its data changes.
 */
export function createRendering(options: RenderingOptions) {
  const { scene, rendered, around, failed, startWorker = startRenderWorker, atOnce = 16 } = options;
  const queue = createRenderQueue();
  /** Blocks sent to the worker, the currently rendered one first. */
  const sent = new Map<number, BlockToRender>();
  const stuck = new Map<string, BlockToRender['data']>();
  const sentTargets: KnownTargets[] = [];
  let models = new Map<RenderedModel, number>();
  let frame: SiteFrame | undefined;
  const without: string[] = [];
  let isAroundWanted = false;
  let isAroundSent = false;
  let component: string | undefined;
  let isReady = false;
  let count = 0;
  let failures = 0;
  const watch = createWatch(replace);
  let worker = start();

  function start(): RenderWorker {
    isReady = false;
    models = new Map();
    const started = startWorker({
      heard: (message) => worker === started && hear(message),
      failed: () => worker === started && fail(),
    });
    started.send({ type: 'scene', scene });
    for (const known of sentTargets) started.send({ type: 'known', known });
    return started;
  }

  function hear(message: FromRenderer): void {
    watch.rest();
    if (message.type === 'ready') isReady = true;
    if (message.type === 'at') ({ component } = message);
    if (message.type === 'around') {
      isAroundSent = false;
      around?.(message);
    }
    if (message.type === 'rendered') {
      sent.delete(message.n);
      rendered(message.block);
    }
    next();
  }

  function next(): void {
    const isBusy = sent.size > 0 || isAroundSent;
    if (isReady && !isBusy) {
      if (isAroundWanted && frame !== undefined) sendAround(frame);
      else sendBlocks(queue.take(atOnce));
    }
    if (sent.size > 0 || isAroundSent) watch.expect();
  }

  function sendAround(shown: SiteFrame): void {
    [isAroundWanted, isAroundSent, component] = [false, true, undefined];
    worker.send({ type: 'around', frame: shown, without });
  }

  function sendBlocks(blocks: readonly BlockToRender[]): void {
    if (blocks.length === 0) return;
    const jobs = blocks.map((block) => {
      const n = (count += 1);
      sent.set(n, block);
      const { model, ...rest } = block;
      const isStuck = stuck.get(block.key) === block.data;
      return { ...rest, n, isStuck, model: model === undefined ? null : numberOf(model) };
    });
    worker.send({ type: 'render', jobs } satisfies ToRenderer);
  }

  function numberOf(model: RenderedModel): number {
    const known = models.get(model);
    if (known !== undefined) return known;
    const n = models.size + 1;
    models.set(model, n);
    worker.send({ type: 'model', n, model: { ...model } });
    return n;
  }

  function replace(): void {
    const [first] = sent.values();
    if (first !== undefined) stuck.set(first.key, first.data);
    if (isAroundSent) {
      // If no component is named, the page itself does not finish, so nothing is rendered around the blocks.
      if (component === undefined) {
        frame = undefined;
        around?.({ before: '', after: '' });
      } else without.push(component);
      [isAroundWanted, isAroundSent] = [true, false];
    }
    restart();
  }

  function restart(): void {
    watch.rest();
    worker.end();
    for (const block of sent.values()) queue.putBack(block);
    sent.clear();
    worker = start();
  }

  /** An error after the start comes from a plugin's background work; the watch checks whether rendering continues. */
  function fail(): void {
    if (isReady) return;
    failures += 1;
    if (failures > retries) failed?.();
    else setTimeout(restart, failures * 500);
  }

  return {
    addTargets(known: KnownTargets): void {
      sentTargets.push(known);
      worker.send({ type: 'known', known });
    },
    /** Renders a block, unless newer data of it arrives before its turn. */
    render(block: BlockToRender): void {
      queue.put(block);
      next();
    },
    renderAround(shown: SiteFrame): void {
      [frame, isAroundWanted] = [shown, true];
      next();
    },
    forget(key: string): void {
      queue.drop(key);
      stuck.delete(key);
    },
    prefer: queue.prefer,
    end(): void {
      watch.rest();
      worker.end();
    },
  };
}

const retries = 2;
