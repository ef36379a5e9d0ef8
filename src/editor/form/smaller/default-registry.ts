import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import { englishStringTranslator } from '@rjsf/utils';

/**
 * Replaces the form library's default registry in the browser. A block's form is one object whose properties our plugins
 * render, so the library's other fields, widgets and templates would add about 14 kB to the first block that is opened.
 */
// eslint-disable-next-line import/no-default-export -- It replaces a default export.
export default function getDefaultRegistry() {
  return {
    fields: { ObjectField, SchemaField },
    templates: {
      ButtonTemplates: {},
      DescriptionFieldTemplate: Nothing,
      FieldErrorTemplate: Nothing,
      FieldHelpTemplate: Nothing,
    },
    widgets: {},
    formContext: {},
    translateString: englishStringTranslator,
  };
}

/** Created for each field, and not rendered by our template of a field. */
function Nothing() {
  return null;
}
