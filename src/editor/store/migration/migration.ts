import { normalizeData } from '../../../../content-model/normalize-data.ts';
import {
  lostValues,
  migrateData,
  prepareStep,
  type LostValue,
} from '../../../../content-model/operations/migrate-data.ts';
import { preparePlan } from '../../../../content-model/operations/prepare-plan.ts';
import { valueAt, withValueAt } from '../../../../content-model/paths.ts';
import { sameValue } from '../../../../field-plugins/sdk/contract/same-value.ts';
import type { BlockData } from '../../../../shared/wire/content.ts';
import type { SchemaStep } from '../../../../shared/wire/plans.ts';
import type { LostText } from '../../journal/journal.ts';
import type { ContentModels } from '../content-models.ts';
import { readable } from '../initial-state.ts';
import { lostText } from './lost-text.ts';

interface Edits {
  readonly saved: BlockData | null;
  readonly draft: BlockData;
  readonly sent?: BlockData | undefined;
}

/** The schema version of some data, and the id of its block: ids of new items come from it. */
export interface Origin {
  readonly from: number;
  readonly seed: string;
}

interface Migrated {
  readonly data: BlockData;
  readonly lost: readonly LostValue[];
}

export interface Migration {
  data(data: BlockData, origin: Origin): BlockData;
  /** A field that cannot hold its typed text has its stored value. The same object if the draft was sent. */
  edits(edits: Edits, origin: Origin): Edits;
  /** The typed texts that no field can hold. */
  lost(edits: Edits, origin: Origin): readonly LostText[];
}

/** `before` are the former block types, if they are known. */
export function createMigration(
  modelId: string,
  given: {
    readonly models: ContentModels;
    readonly before?: ContentModels;
    readonly steps: readonly SchemaStep[];
  },
): Migration {
  const { models, before } = given;
  const { registry } = models;
  const steps = given.steps
    .filter(({ shape }) => shape <= models.schemaVersion(modelId))
    .map((step) => prepareStep(step, registry));
  const former = before?.find(modelId)?.content_model ?? steps[0]?.fields ?? {};
  // Fields can also be removed without a plan.
  const others = steps.flatMap(({ run }) => [run.before, run.fields]);
  const all = Object.assign({}, models.find(modelId)?.content_model, ...others) as object;
  const operations = Object.keys(former)
    .filter((id) => !Object.hasOwn(all, id))
    .map((field) => ({ op: 'remove', field }) as const);
  const run = preparePlan(former, { operations, isStored: true }, registry);
  const removal = { plan: '', isBack: false, shape: Infinity, fields: former, run };

  const cache = new WeakMap<BlockData, Migrated>();
  function migrate(old: BlockData, origin: Origin): Migrated {
    const cached = cache.get(old);
    if (cached !== undefined) return cached;
    const made = migrateData(old, { steps: [...steps, removal], ...origin });
    const migrated = { data: readable(models, modelId, made.data), lost: lostValues(made) };
    cache.set(old, migrated);
    return migrated;
  }
  return {
    data: (data, origin) => migrate(data, origin).data,
    edits({ saved, draft, sent }, origin) {
      const content = (data: BlockData) => ({ model: { content_model: former }, registry, data });
      const withStored = (data: BlockData, { path }: LostValue) => {
        const value = saved === null ? undefined : valueAt(content(saved), path);
        const isThere = value !== undefined && valueAt(content(data), path) !== undefined;
        return isThere ? withValueAt(content(data), path, value) : data;
      };
      const edited = (data: BlockData) => {
        const { lost } = migrate(data, origin);
        return migrate(lost.reduce(withStored, data), origin).data;
      };
      const next = { saved: saved && migrate(saved, origin).data, draft: edited(draft) };
      return { ...next, ...(sent && { sent: sent === draft ? next.draft : edited(sent) }) };
    },
    lost({ saved, draft }, origin) {
      const stored = saved ?? normalizeData({ content_model: former }, {}, registry);
      const known = migrate(stored, origin).lost;
      const typed = migrate(draft, origin).lost.filter(
        (value) => !known.some((other) => sameValue(other, value)),
      );
      return typed.map((value) => lostText(value, registry)).filter(({ text }) => text !== '');
    },
  };
}
