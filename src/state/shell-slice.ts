import type { Slice } from './slice.ts';

export interface ShellSlice {
  readonly shell: {
    /** Whether the side menu is open on small screens. From md up it is always visible and this is false. */
    readonly drawerOpen: boolean;
    toggleDrawer(): void;
    closeDrawer(): void;
  };
}

export const shellSlice: Slice<ShellSlice> = (set, get) => {
  const drawer = (drawerOpen: boolean) => {
    if (get().shell.drawerOpen !== drawerOpen) set({ shell: { ...get().shell, drawerOpen } });
  };
  return {
    shell: {
      drawerOpen: false,
      toggleDrawer: () => drawer(!get().shell.drawerOpen),
      closeDrawer: () => drawer(false),
    },
  };
};
