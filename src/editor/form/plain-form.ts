import type { ValidatorType } from '@rjsf/utils';
import { fitsSchema } from '../../../field-plugins/sdk/contract/fits-schema.ts';
import type { JsonSchema } from '../../../shared/json-schema.ts';

/** rjsf only asks which of several schemas a value matches. Models and plugins validate values. */
const validator: ValidatorType<unknown> = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: (schema, data) => fitsSchema(schema as JsonSchema, data),
  rawValidation: () => ({ errors: [] }),
};

/** rjsf validates nothing and fills in no defaults. */
export const plainForm = {
  validator,
  noValidate: true,
  experimental_defaultFormStateBehavior: {
    arrayMinItems: { populate: 'never' },
    emptyObjectFields: 'skipDefaults',
  },
} as const;
