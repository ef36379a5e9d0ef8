import { AddressInput } from '../sdk/kit/text-input.tsx';
import { LinePreview } from '../sdk/kit/line-preview.tsx';
import { defineView } from '../sdk/contract/view.ts';
import { emailField } from './field.ts';

export const emailView = defineView(emailField, {
  Widget: (props) => <AddressInput field={props} kind="email" />,
  Preview: ({ value, host }) => <LinePreview text={value} host={host} />,
});
