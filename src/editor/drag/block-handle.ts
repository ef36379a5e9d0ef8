import { handleEvents } from '../../../field-plugins/sdk/kit/handle-events.ts';
import type { RowMarks } from '../../../field-plugins/sdk/kit/drag-row.ts';
import { motion, sizes } from '../../../theme/tokens.ts';
import { changeInPlace } from '../rows/change-in-place.ts';
import type { Editor } from '../store/create-editor.ts';

export function blockHandle({ commands, store }: Pick<Editor, 'commands' | 'store'>, blockKey: string) {
  const { carry, drop, putBack } = commands;
  return handleEvents(
    {
      isCarried: () => store.getState().carried?.key === blockKey,
      pickUp: (handle) => changeInPlace(handle, () => commands.pickUp(blockKey)),
      ...{ carry, drop, putBack },
    },
    marks,
  );
}

/** Below the header is the editor's toolbar. */
const marks: RowMarks = { row: 'row', body: 'row-body', top: sizes.header + 64, glide: motion.normal };
