import type { Slice } from './slice.ts';

export type ToastKind = 'success' | 'info' | 'error';

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  /** A sentence, already in the reader's language. */
  readonly message: string;
}

export interface ToastsSlice {
  readonly toasts: {
    /** Oldest first. */
    readonly list: readonly Toast[];
    /** The id of the toast; that of the same one if it is already shown. */
    show(toast: Omit<Toast, 'id'>): number;
    dismiss(id: number): void;
  };
}

/** Spec section 9: users read no more than three at once. */
const most = 3;

let lastId = 0;

export const toastsSlice: Slice<ToastsSlice> = (set, get) => {
  const keep = (list: readonly Toast[]) => set({ toasts: { ...get().toasts, list } });
  return {
    toasts: {
      list: [],
      show({ kind, message }) {
        const { list } = get().toasts;
        const same = list.find((shown) => shown.kind === kind && shown.message === message);
        if (same !== undefined) return same.id;
        lastId += 1;
        keep([...list, { id: lastId, kind, message }].slice(-most));
        return lastId;
      },
      dismiss: (id) => keep(get().toasts.list.filter((toast) => toast.id !== id)),
    },
  };
};
