import { toErrorSchema, type RJSFValidationError, type ValidatorType } from '@rjsf/utils';
import { shapeOf } from '../../../field-plugins/sdk/contract/value-shape.ts';
import type { JsonSchema } from '../../../shared/json-schema.ts';
import type { BlockData } from '../../../shared/wire/content.ts';
import type { ContentModels } from '../store/content-models.ts';

const known = new WeakMap<ContentModels, Map<string, ValidatorType<BlockData>>>();

/**
 * Answers rjsf's questions about a form's data. It uses the same rules as the server, not a schema compiler: models
 * arrive at run time, and our pages forbid `eval`. The same object for the same model.
 */
export function formValidator(models: ContentModels, modelId: string): ValidatorType<BlockData> {
  const validators = known.get(models) ?? new Map<string, ValidatorType<BlockData>>();
  known.set(models, validators);
  const validator = validators.get(modelId) ?? createValidator(models, modelId);
  validators.set(modelId, validator);
  return validator;
}

function createValidator(models: ContentModels, modelId: string): ValidatorType<BlockData> {
  const errorsOf = (data: BlockData | undefined): RJSFValidationError[] =>
    Object.entries(models.issues(modelId, data ?? {})).flatMap(([name, issues]) =>
      issues.map(({ key, params = {} }) => ({
        ...{ name: key, message: key, params, property: `.${name}`, stack: `${name}: ${key}` },
      })),
    );
  return {
    validateFormData(data) {
      const errors = errorsOf(data);
      return { errors, errorSchema: toErrorSchema<BlockData>(errors) };
    },
    isValid: (schema, data) => shapeOf(schema as JsonSchema, data).issue === undefined,
    // Only rjsf's playground calls this; it may name error types as it likes.
    rawValidation: () => ({ errors: [] }),
  };
}
