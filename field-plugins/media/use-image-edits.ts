import { useState } from 'react';
import type { MediaItem } from '../sdk/contract/field.ts';
import { moved, removed, replaced } from '../sdk/kit/list-edits.ts';
import type { ListOptions } from '../sdk/kit/list-options.ts';
import { useLatest } from '../sdk/kit/use-latest.ts';
import type { WidgetProps } from '../sdk/contract/view.ts';

/** `failed` means that the library could not be opened. */
export function useImageEdits(props: WidgetProps<readonly MediaItem[], ListOptions>) {
  const [failed, setFailed] = useState(false);
  // The library may stay open for a long time; the value may have changed since.
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

  /** Returns the new image, as `replace` does; the first one if several were picked. */
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
    // An image that is already elsewhere in the list moves here.
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

/** The image without the library's other data, which must not be stored in a value. */
function bare({ id, file }: MediaItem): MediaItem {
  return { id, file };
}
