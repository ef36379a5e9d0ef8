import { AddressInput } from '../sdk/kit/text-input.tsx';
import { LinePreview } from '../sdk/kit/line-preview.tsx';
import { defineView } from '../sdk/contract/view.ts';
import { urlField } from './field.ts';

export const urlView = defineView(urlField, {
  Widget: (props) => <AddressInput field={props} kind="url" />,
  Preview: ({ value, host }) => <LinePreview text={value} host={host} />,
});
