import { carryData, type CarryingStep } from '../../../../content-model/operations/carry-data.ts';
import { preparePlan } from '../../../../content-model/operations/prepare-plan.ts';
import type { BlockData } from '../../../../shared/wire/content.ts';
import type { ShapeStep } from '../../../../shared/wire/plans.ts';
import type { LostText } from '../../journal/journal.ts';
import type { ContentModels } from '../content-models.ts';
import { readable } from '../initial-state.ts';
import { carryFocus } from './carry-focus.ts';
import { carryPlace } from './carry-place.ts';
import type { FocusedField } from './focused-field.ts';
import { lostText } from './lost-text.ts';
import { placeOfPath, type Place } from '../places.ts';

/** Data for the block types of now, and the texts that have no field there. */
export interface Carried {
  readonly data: BlockData;
  readonly lost: readonly LostText[];
  /** Where the lost values were, in the fields before. */
  readonly lostPlaces: readonly Place[];
}

/** Carries the data of blocks of one type to the fields that it has now. */
export interface Carrier {
  /** The same objects for the same data: what was sent is recognised by identity. */
  carry(data: BlockData, place: { readonly from: number; readonly seed: string }): Carried;
  place(place: Place, from: number): Place;
  /** `data` are those before. */
  focus(focused: FocusedField, block: { from: number; seed: string; data: BlockData }): FocusedField;
}

interface CarrierOptions {
  readonly models: ContentModels;
  /** The block types as they were, if they are known. */
  readonly before?: ContentModels | undefined;
  readonly told: readonly ShapeStep[];
}

/** Prepares what carries data of a block type over these steps. */
export function createCarrier(modelId: string, { models, before, told }: CarrierOptions): Carrier {
  const { registry } = models;
  const fields = models.find(modelId)?.content_model ?? {};
  const former = before?.find(modelId)?.content_model ?? {};
  const passed = told.filter(({ shape }) => shape <= models.shapeOf(modelId));
  const steps = passed.map((step): CarryingStep => {
    const { operations, decisions } = step;
    const run = preparePlan(step.fields, { operations, decisions, isStored: true }, registry);
    const left = step.is_back ? run.fields : step.fields;
    return { plan: step.plan, isBack: step.is_back, shape: step.shape, fields: left, run };
  });
  const known = new WeakMap<BlockData, Carried>();
  function carryNew(old: BlockData, { from, seed }: { from: number; seed: string }): Carried {
    const { data, lost } = carryData(old, { steps, from, seed });
    // A field that was taken out without a plan. Values of retired fields stay in the stored block.
    const isRetired = (name: string) =>
      name.includes('@') || steps.some((step) => name in step.fields || name in step.run.fields);
    const dropped = Object.keys(data)
      .filter((name) => !Object.hasOwn(fields, name) && !isRetired(name))
      .map((name) => ({ fields: former, path: [name], value: data[name] }));
    const gone = [...lost, ...dropped];
    return {
      data: readable(models, modelId, data),
      lost: gone.map((one) => lostText(one, registry)).filter(({ text }) => text !== ''),
      lostPlaces: gone.map(({ path }) => placeOfPath(path)),
    };
  }
  return {
    carry(data, place) {
      const carried = known.get(data) ?? carryNew(data, place);
      known.set(data, carried);
      return carried;
    },
    place: (place, from) =>
      carryPlace(
        place,
        passed.filter(({ shape }) => shape > from),
      ),
    focus: (focused, { from, ...block }) =>
      carryFocus(
        focused,
        passed.filter(({ shape }) => shape > from),
        block,
      ),
  };
}
