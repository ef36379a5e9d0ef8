import { useState } from 'react';
import type { MediaItem } from '../../shared/media-item.ts';
import { moved, removed, replaced } from '../sdk/kit/list-edits.ts';
import type { ListOptions } from '../sdk/kit/list-options.ts';
import { useLatest } from '../sdk/kit/use-latest.ts';
import type { WidgetProps } from '../sdk/contract/view.ts';

/** What a person can do to a list of pictures. `failed` says that the library could not be opened. */
export function usePictureEdits(props: WidgetProps<readonly MediaItem[], ListOptions>) {
  const [failed, setFailed] = useState(false);
  // The library is open for as long as a person likes; the value may be another by then.
  const latest = useLatest(props);

  async function pick(request: Parameters<typeof props.host.pickMedia>[0]) {
    setFailed(false);
    try {
      return await latest.current.host.pickMedia(request);
    } catch {
      setFailed(true);
      return undefined;
    }
  }

  /** Answers with the picture that came, as `replace` does; with the first where there may be several. */
  async function choose() {
    const { multiple, max } = props.options;
    const picked = await pick({ multiple, max, selected: props.value });
    if (picked === undefined || latest.current.readOnly) return undefined;
    latest.current.onChange(picked.map(bare));
    return picked[0];
  }

  async function replace(item: MediaItem) {
    const [picked] = (await pick({ multiple: false, max: 1, selected: [item] })) ?? [];
    const { value, readOnly, onChange } = latest.current;
    const index = value.findIndex((one) => one.id === item.id);
    if (picked === undefined || readOnly || index === -1 || picked.id === item.id) return undefined;
    // A picture that stands elsewhere in the list moves here.
    onChange(replaced(value, index, bare(picked)).filter((one, at) => at === index || one.id !== picked.id));
    return picked;
  }

  return {
    failed,
    choose,
    replace,
    move: (from: number, to: number) => props.onChange(moved(props.value, from, to)),
    remove: (index: number) => props.onChange(removed(props.value, index)),
  };
}

/** The picture without whatever else a library knows about it, which a stored value must not have. */
function bare({ id, file }: MediaItem): MediaItem {
  return { id, file };
}
