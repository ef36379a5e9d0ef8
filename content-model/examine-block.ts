import type { FieldIssue, FieldReferences } from '../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import { ownValue, type BlockData } from './block-data.ts';
import { ExaminedField } from './examine-field.ts';
import { modelFields, type BlockModel, type ModelField } from './model-fields.ts';

/** What is wrong with a block, by field name; `{}` when it is fine. Issues of no field are under `non_field_errors`. */
export type BlockIssues = Readonly<Record<string, readonly FieldIssue[]>>;

/** A block's data and everything that its model and the plugins say about them, each asked for once. */
export class ExaminedBlock {
  /** As they came; `{}` for what is no object. */
  readonly data: BlockData;
  /** The fields of the model, in its order. */
  readonly fields: readonly ExaminedField[];
  readonly #isData: boolean;
  #issues: BlockIssues | undefined;
  #references: FieldReferences | undefined;

  constructor(fields: readonly ModelField[], data: unknown, examine: typeof examineOnce) {
    this.#isData = isBlockData(data);
    this.data = isBlockData(data) ? data : {};
    this.fields = fields.map((field) => examine(field, ownValue(this.data, field.name)));
  }

  /** The form and the server both ask for it, so that they never disagree. The same object every time. */
  get issues(): BlockIssues {
    return (this.#issues ??= this.#isData
      ? this.#findIssues()
      : { non_field_errors: [{ key: 'common.wrong_type' }] });
  }

  /** The fields whose plugin failed to say what is wrong with their values. */
  get uncheckable(): readonly ExaminedField[] {
    return this.fields.filter((examined) => examined.isUncheckable);
  }

  /** The media and pages that the block points at, each id once. */
  get references(): FieldReferences {
    return (this.#references ??= {
      media: [...new Set(this.fields.flatMap(({ references }) => references.media))],
      pages: [...new Set(this.fields.flatMap(({ references }) => references.pages))],
    });
  }

  #findIssues(): BlockIssues {
    const names = new Set(this.fields.map(({ field }) => field.name));
    const unknown = Object.keys(this.data)
      .filter((name) => !names.has(name))
      .map((name) => [name, [{ key: 'common.unknown_field' }]] as const);
    const wrong = this.fields
      .map(({ field, issues }) => [field.name, issues] as const)
      .filter(([, issues]) => issues.length > 0);
    return Object.fromEntries<readonly FieldIssue[]>([...wrong, ...unknown]);
  }
}

/**
 * Examines a block's data by its model. Takes whatever JSON a client sent and never throws for it; nothing is asked of a
 * plugin before somebody wants to know. `examine` may remember what it examined before.
 */
export function examineBlock(
  model: BlockModel,
  data: unknown,
  registry: FieldRegistry,
  examine = examineOnce,
): ExaminedBlock {
  return new ExaminedBlock(modelFields(model, registry), data, examine);
}

function examineOnce(field: ModelField, stored: unknown): ExaminedField {
  return new ExaminedField(field, stored);
}

function isBlockData(data: unknown): data is BlockData {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}
