import { createDrawQueue } from './draw-queue.ts';
import type {
  BlockToDraw,
  DrawnBlock,
  DrawnModel,
  FromDrawer,
  KnownTargets,
  Scene,
  ToDrawer,
} from './drawing-messages.ts';
import type { SiteFrame } from '../../site/site-document.ts';
import { startDrawWorker, type DrawWorker } from './start-worker.ts';
import { createWatch } from './watch.ts';

interface DrawingOptions {
  readonly scene: Scene;
  /** A block was drawn; a newer draft of it may wait. */
  drawn(block: DrawnBlock): void;
  /** What is around the blocks was drawn. */
  around?(html: { readonly before: string; readonly after: string }): void;
  /** The worker cannot be started. */
  failed?(): void;
  readonly startWorker?: typeof startDrawWorker;
  /** The most blocks that are with the worker at a time: few where what is edited meanwhile comes first. */
  readonly atOnce?: number;
}

/** Draws blocks in a worker. */
export interface Drawing {
  /** Draws with another scene from now on. What was drawn is not drawn again. */
  setScene(scene: Scene): void;
  /** Tells of pictures and pages that blocks refer to. */
  tell(known: KnownTargets): void;
  /** Draws a block, if it is not drawn from newer data before its turn. */
  draw(block: BlockToDraw): void;
  drawAround(frame: SiteFrame): void;
  forget(key: string): void;
  /** The keys of the blocks to draw first, in order. */
  prefer(keys: readonly string[]): void;
  end(): void;
}

/**
 * Starts a worker and gives it a few blocks at a time. A block that takes more than two seconds costs only itself: the worker
 * is replaced, and the block is a placeholder until its data changes.
 */
export function createDrawing(options: DrawingOptions): Drawing {
  const { drawn, around, failed, startWorker = startDrawWorker, atOnce = 16 } = options;
  let { scene } = options;
  const queue = createDrawQueue();
  /** With the worker, the one that it draws now first. */
  const sent = new Map<number, BlockToDraw>();
  /** The data with which a block did not end. */
  const stuck = new Map<string, BlockToDraw['data']>();
  const told: KnownTargets[] = [];
  let models = new Map<DrawnModel, number>();
  let frame: SiteFrame | undefined;
  const without: string[] = [];
  let isAroundWanted = false;
  let isAroundSent = false;
  /** The component that is drawn now. */
  let component: string | undefined;
  let isReady = false;
  let count = 0;
  let failures = 0;
  const watch = createWatch(replace);
  let worker = start();

  function start(): DrawWorker {
    isReady = false;
    models = new Map();
    const started = startWorker({
      heard: (message) => worker === started && hear(message),
      failed: () => worker === started && fail(),
    });
    started.send({ type: 'scene', scene });
    for (const known of told) started.send({ type: 'known', known });
    return started;
  }

  function hear(message: FromDrawer): void {
    watch.rest();
    if (message.type === 'ready') isReady = true;
    if (message.type === 'at') ({ component } = message);
    if (message.type === 'around') {
      isAroundSent = false;
      around?.(message);
    }
    if (message.type === 'drawn') {
      sent.delete(message.n);
      drawn(message.block);
    }
    next();
  }

  /** Sends the next blocks if the worker has nothing to do. */
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

  function sendBlocks(blocks: readonly BlockToDraw[]): void {
    if (blocks.length === 0) return;
    const jobs = blocks.map((block) => {
      const n = (count += 1);
      sent.set(n, block);
      const { model, ...rest } = block;
      const isStuck = stuck.get(block.key) === block.data;
      return { ...rest, n, isStuck, model: model === undefined ? null : numberOf(model) };
    });
    worker.send({ type: 'draw', jobs } satisfies ToDrawer);
  }

  function numberOf(model: DrawnModel): number {
    const known = models.get(model);
    if (known !== undefined) return known;
    const n = models.size + 1;
    models.set(model, n);
    worker.send({ type: 'model', n, model: { ...model } });
    return n;
  }

  /** The worker has not answered. */
  function replace(): void {
    const [first] = sent.values();
    if (first !== undefined) stuck.set(first.key, first.data);
    if (isAroundSent) {
      // Without a name it is the page itself that does not end: nothing is around the blocks then.
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

  /** An error after the start belongs to a plugin that works on behind our back; the watch sees whether drawing goes on. */
  function fail(): void {
    if (isReady) return;
    failures += 1;
    if (failures > retries) failed?.();
    else setTimeout(restart, failures * 500);
  }

  return {
    setScene(wanted) {
      scene = wanted;
      worker.send({ type: 'scene', scene });
    },
    tell(known) {
      told.push(known);
      worker.send({ type: 'known', known });
    },
    draw(block) {
      queue.put(block);
      next();
    },
    drawAround(shown) {
      [frame, isAroundWanted] = [shown, true];
      next();
    },
    forget(key) {
      queue.drop(key);
      stuck.delete(key);
    },
    prefer: queue.prefer,
    end() {
      watch.rest();
      worker.end();
    },
  };
}

/** How often a worker that cannot be loaded is started again. */
const retries = 2;
