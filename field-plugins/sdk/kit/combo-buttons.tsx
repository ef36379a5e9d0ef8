import { IconButton } from './icon-button.tsx';
import { icon } from './icon.tsx';
import { Close } from './icons.ts';

interface ComboButtonsProps {
  readonly isOpen: boolean;
  /** The name of the button that opens or closes the list. */
  readonly openText: string;
  /** The name of the button that clears the value; without one, there is none. */
  readonly clearText: string | undefined;
  readonly onOpen: () => void;
  readonly onClear: () => void;
}

/** The buttons in a combo box. They are for pointers: keys do the same in the input. */
export function ComboButtons({ isOpen, openText, clearText, onOpen, onClear }: ComboButtonsProps) {
  return (
    <>
      {clearText !== undefined && (
        <IconButton
          className="ui-combo-clear"
          tabIndex={-1}
          aria-label={clearText}
          title={clearText}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onClear}
        >
          <Close size="small" />
        </IconButton>
      )}
      <IconButton
        className="ui-combo-open"
        tabIndex={-1}
        aria-label={openText}
        title={openText}
        data-open={isOpen || undefined}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onOpen}
      >
        <ArrowDropDown />
      </IconButton>
    </>
  );
}

const ArrowDropDown = /* @__PURE__ */ icon('m7 10 5 5 5-5z');
