import { createContext, memo, type ReactNode, use, useMemo } from 'react';
import type { FieldPart } from '../../../field-plugins/sdk/contract/field.ts';
import type { FieldChildren } from '../../../field-plugins/sdk/contract/view.ts';
import { newItemId } from '../../../field-plugins/sdk/contract/item-id.ts';
import { withNewIdsInData } from '../../../content-model/new-ids.ts';
import { normalizeData } from '../../../content-model/normalize-data.ts';
import { modelFields, type ModelField } from '../../../content-model/model-fields.ts';
import { useEditor, useEditorState } from '../editor-context.ts';
import { useFieldHost } from '../field-host-context.ts';
import { isInside, type Place } from '../store/places.ts';
import { FieldLayout } from './field-layout.tsx';
import { InnerFieldContext } from './inner-field-context.ts';

interface Composite {
  readonly blockKey: string;
  readonly place: Place;
  readonly field: ModelField;
  readonly id: string;
}

const CompositeContext = createContext<Composite | undefined>(undefined);

interface CompositeWidgetProps extends Composite {
  render(children: FieldChildren): ReactNode;
}

export function CompositeWidget({ blockKey, place, field, id, render }: CompositeWidgetProps) {
  const composite = useMemo(() => ({ blockKey, place, field, id }), [blockKey, place, field, id]);
  return <CompositeContext value={composite}>{render(useFieldChildren(composite))}</CompositeContext>;
}

function useFieldChildren({ blockKey, place, field }: Composite): FieldChildren {
  const { store, models, commands } = useEditor();
  const host = useFieldHost();
  const wanted = useEditorState(({ focus }) =>
    focus?.key === blockKey && focus.field !== null ? itemOf(focus.field, place) : undefined,
  );
  // Returns one string, because a selector must not create new objects.
  const errors = useEditorState(({ blocks }) => {
    const block = blocks.get(blockKey);
    const shown = block ? models.shownErrors(block) : [];
    return shown.flatMap((one) => itemOf(one, place) ?? []).join(' ');
  });
  // The functions stay the same during typing, so that only rows whose own item has changed are rendered again.
  const means = useMemo(() => {
    const partOf = (id: string) => {
      const block = store.getState().blocks.get(blockKey);
      const list = block && models.at(block.modelId, block.draft, place);
      return list?.parts.find((part) => part.id === id);
    };
    return {
      Part,
      summaryOf(id: string) {
        const part = partOf(id);
        return part?.block.summaryIn(host) ?? '';
      },
      emptyPart(fieldset: string) {
        const model = field.fieldsets[fieldset] ?? { content_model: {} };
        return { id: newItemId(), fieldset, data: normalizeData(model, {}, models.registry) };
      },
      copyOf(part: FieldPart) {
        const { block } = partOf(part.id) ?? {};
        return { ...part, id: newItemId(), data: block ? withNewIdsInData(block) : part.data };
      },
      focus(id: string) {
        const first = partOf(id)?.block.shown[0]?.field.name;
        if (first !== undefined) commands.open(blockKey, { field: `${place}/${id}/${first}` });
      },
    };
  }, [store, models, commands, host, blockKey, place, field]);
  return useMemo(() => {
    const ids = errors === '' ? [] : errors.split(' ');
    return { ...means, wanted, errorsIn: (id: string) => ids.filter((one) => one === id).length };
  }, [means, wanted, errors]);
}

function itemOf(place: Place, list: Place): string | undefined {
  return isInside(place, list) ? place.slice(list.length + 1).split('/')[0] : undefined;
}

const noFields: readonly ModelField[] = [];

/** The fields of a part. Each reads and writes by its own path, without the composite. */
const Part = memo(function Part({ id: partId }: { readonly id: string }) {
  const composite = use(CompositeContext);
  if (composite === undefined) throw new Error('There is no composite around this part.');
  const { blockKey, place, field, id } = composite;
  const { models } = useEditor();
  const InnerField = use(InnerFieldContext);
  const model = useEditorState(({ blocks }) => {
    const block = blocks.get(blockKey);
    const list = block && models.at(block.modelId, block.draft, place);
    return field.fieldsets[list?.parts.find((part) => part.id === partId)?.fieldset ?? ''];
  });
  return (
    <FieldLayout
      blockKey={blockKey}
      item={`${place}/${partId}`}
      fields={model ? modelFields(model, models.registry) : noFields}
      renderField={(inner) => (
        <InnerField
          blockKey={blockKey}
          place={`${place}/${partId}/${inner.name}`}
          field={inner}
          id={`${id}-${partId}-${inner.name}`}
        />
      )}
    />
  );
});
