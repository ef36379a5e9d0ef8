import type { ReactNode } from 'react';
import { limits } from '../../shared/limits.ts';
import { trapName } from '../env.ts';
import type { View } from '../view.ts';

/** Keeps browsers and password managers from filling in a field. */
const notFilledIn = {
  autoComplete: 'off',
  ...{ 'data-1p-ignore': true, 'data-bwignore': true, 'data-lpignore': 'true', 'data-form-type': 'other' },
};

/**
 * A form for a message to the owner of the site. It works without scripts: the browser submits it, and the same page
 * answers. Disabled where nothing can be sent.
 */
export function ContactForm({ view }: { readonly view: View }): ReactNode {
  const { inquiries, inquiry, translate } = view.env;
  const disabled = inquiries === undefined;
  return (
    <form
      id="inquiry"
      className="s-form"
      method="post"
      aria-label={translate('form.label')}
      {...(inquiries !== undefined && { action: `${inquiries}#inquiry` })}
      {...view.mark('show_form')}
    >
      {inquiry?.state === 'sent' && (
        <p className="s-sent" role="status">
          {translate('form.sent')}
        </p>
      )}
      {inquiry?.state === 'rejected' && (
        <p className="s-error" role="alert">
          {inquiry.errors.form ?? translate('form.not_sent')}
        </p>
      )}
      <Line view={view} name="name">
        <input type="text" autoComplete="name" maxLength={limits.nameLength} {...control(view, 'name')} />
      </Line>
      <Line view={view} name="email">
        {/* Not the browser's own input for addresses, which rejects letters such as `č` before the `@`. */}
        <input
          type="text"
          inputMode="email"
          autoComplete="email"
          maxLength={limits.emailLength}
          {...control(view, 'email')}
        />
      </Line>
      <Line view={view} name="message">
        <textarea rows={5} maxLength={limits.submissionLength} required {...control(view, 'message')} />
      </Line>
      {/* Hidden from visitors: probably a robot fills it in. */}
      {!disabled && <input name={trapName} type="text" hidden tabIndex={-1} {...notFilledIn} />}
      <button type="submit" className="s-button s-contained s-primary s-large" disabled={disabled}>
        {translate('form.send')}
      </button>
    </form>
  );
}

type FormField = 'name' | 'email' | 'message';

interface LineProps {
  readonly view: View;
  readonly name: FormField;
  readonly children: ReactNode;
}

function Line({ view, name, children }: LineProps): ReactNode {
  const error = view.env.inquiry?.errors[name];
  return (
    <div>
      <label>
        <span>{view.env.translate(`form.${name}`)}</span>
        {children}
      </label>
      {error !== undefined && (
        <p className="s-error" id={errorId(view, name)}>
          {error}
        </p>
      )}
    </div>
  );
}

function control(view: View, name: FormField) {
  const { inquiries, inquiry } = view.env;
  const value = inquiry?.values[name] ?? '';
  return {
    name,
    disabled: inquiries === undefined,
    ...(value !== '' && { defaultValue: value }),
    ...(inquiry?.errors[name] !== undefined && {
      'aria-invalid': true,
      'aria-describedby': errorId(view, name),
    }),
  };
}

function errorId({ block }: View, name: FormField): string {
  return `s-${block.id}-${name}-error`;
}
