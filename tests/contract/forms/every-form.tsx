import { screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BlockTypesLayer } from '../../../src/app/block-types-layer.tsx';
import { FieldHostProvider } from '../../../src/app/field-host.tsx';
import { ApiTokenCreateScreen } from '../../../src/features/api-tokens/api-token-create-screen.tsx';
import { ForgotPasswordScreen } from '../../../src/features/auth/forgot-password-screen.tsx';
import { RegisterForm } from '../../../src/features/auth/register-screen.tsx';
import { ResetPasswordForm } from '../../../src/features/auth/reset-password-screen.tsx';
import { SignInForm } from '../../../src/features/auth/sign-in-screen.tsx';
import { CreateTypeDialog } from '../../../src/features/block-types/create-type-dialog.tsx';
import { DescribedMedia } from '../../../src/features/media/details/described-media.tsx';
import { PageDetailsDialog } from '../../../src/features/pages/editor-details-dialog.tsx';
import { PageCreateForm } from '../../../src/features/pages/page-create-screen.tsx';
import { DeleteAccountDialog } from '../../../src/features/profile/delete-account-dialog.tsx';
import { PasswordForm } from '../../../src/features/profile/password-screen.tsx';
import { ProfileForm } from '../../../src/features/profile/profile-screen.tsx';
import { DesignForm } from '../../../src/features/workspaces/design/design-form.tsx';
import { SeoForm } from '../../../src/features/workspaces/seo/workspace-seo-screen.tsx';
import { WorkspaceCreateScreen } from '../../../src/features/workspaces/workspace-create-screen.tsx';
import { SiteForm } from '../../../src/features/workspaces/site/site-form.tsx';
import { WorkspaceSettingsForm } from '../../../src/features/workspaces/workspace-settings-screen.tsx';
import { everyFeature } from '../../../stories/support/fake-data.ts';
import {
  makeDesign,
  makeMedia,
  makePage,
  makeUser,
  makeWorkspace,
} from '../../../stories/support/fake-records.ts';

export type User = ReturnType<typeof userEvent.setup>;

/** How to render, fill in and send a form. */
export interface EveryForm {
  /** Its file, below `src/features`. */
  readonly file: string;
  /** Renders it in front of a fake server that has the `user`, `workspace` and so on of this file. */
  readonly render: () => ReactNode;
  /** Who is signed in; an editor, if undefined. */
  readonly visitor?: 'guest';
  /** The name of its submit button. */
  readonly button: string;
  /** The label of a required field; undefined if every field is optional. */
  readonly required?: RegExp;
  /** The texts to type, by the label of the field. */
  readonly typed: Readonly<Record<string, string>>;
  /** Further steps before it can be sent. */
  readonly prepare?: (user: User) => Promise<void>;
  /** The call that sends it. */
  readonly call: string;
  /** The name and label of a field that the server may reject; undefined if no field has a name. */
  readonly rejected?: {
    readonly name: string;
    readonly label: RegExp;
    /** The keys that make its content valid; `x` if left out. */
    readonly retyped?: string;
  };
  /** Whether a toast repeats the errors of fields (spec section 8). */
  readonly repeatsAll?: true;
  /** Why it may be left without a question after typing; undefined if it asks. */
  readonly leftFreely?: string;
}

export const user = makeUser();
export const workspace = makeWorkspace();
export const page = makePage({ workspace: workspace.id });
export const image = makeMedia({ workspace: workspace.id });

const ofGuests = 'A guest types little, and has typed nothing that is worked on.';
const done = () => undefined;

async function beNoRobot(hand: User): Promise<void> {
  await hand.click(await screen.findByRole('checkbox', { name: 'I’m not a robot' }));
  await hand.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await screen.findByText('Verified');
}

/** Every hand-written form. Block forms come from their models and are covered by the editor's tests. */
export const everyForm: readonly EveryForm[] = [
  {
    file: 'auth/use-sign-in.ts',
    render: () => <SignInForm />,
    visitor: 'guest',
    button: 'Sign in',
    required: /^Email/,
    typed: { Email: 'mara@example.org', Password: 'tidewater' },
    call: 'POST /api/auth/',
    rejected: { name: 'email', label: /^Email/ },
    repeatsAll: true,
    leftFreely: ofGuests,
  },
  {
    file: 'auth/register-screen.tsx',
    render: () => <RegisterForm captcha={everyFeature.captcha} onDone={done} />,
    visitor: 'guest',
    button: 'Register',
    required: /^Email/,
    typed: { Email: 'mara@example.org', Password: 'tidewater', 'Confirm password': 'tidewater' },
    prepare: beNoRobot,
    call: 'POST /api/auth/register/',
    rejected: { name: 'password', label: /^Password(?! strength)/ },
    leftFreely: ofGuests,
  },
  {
    file: 'auth/forgot-password-screen.tsx',
    render: () => <ForgotPasswordScreen />,
    visitor: 'guest',
    button: 'Send reset link',
    required: /^Email/,
    typed: { Email: 'mara@example.org' },
    call: 'POST /api/auth/request-account/',
    rejected: { name: 'email', label: /^Email/ },
    repeatsAll: true,
    leftFreely: ofGuests,
  },
  {
    file: 'auth/reset-password-screen.tsx',
    render: () => <ResetPasswordForm resetKey="good-key" onDead={done} />,
    visitor: 'guest',
    button: 'Reset password',
    required: /^New password/,
    typed: { 'New password': 'tidewater', 'Confirm password': 'tidewater' },
    call: 'POST /api/auth/reset_password/set/',
    rejected: { name: 'password', label: /^New password/ },
    repeatsAll: true,
    leftFreely: ofGuests,
  },
  {
    file: 'profile/profile-screen.tsx',
    render: () => <ProfileForm user={user} />,
    button: 'Update',
    required: /^Name/,
    typed: { Name: 'Mara' },
    call: 'PATCH /api/users/:id/',
    rejected: { name: 'name', label: /^Name/ },
    repeatsAll: true,
  },
  {
    file: 'profile/password-screen.tsx',
    render: () => <PasswordForm user={user} />,
    button: 'Change password',
    required: /^Current password/,
    typed: {
      'Current password': 'tidewater',
      'New password': 'seven dunes',
      'Confirm password': 'seven dunes',
    },
    call: 'POST /api/users/:id/password/',
    rejected: { name: 'current_password', label: /^Current password/ },
    repeatsAll: true,
  },
  {
    file: 'profile/delete-account-dialog.tsx',
    render: () => <DeleteAccountDialog user={user} onClose={done} />,
    button: 'Delete account',
    required: /^Password/,
    typed: { Password: 'tidewater' },
    call: 'DELETE /api/users/:id/',
    rejected: { name: 'password', label: /^Password/ },
    leftFreely: 'What is typed confirms a deletion, and to leave is to think better of it.',
  },
  {
    file: 'workspaces/workspace-create-screen.tsx',
    render: () => <WorkspaceCreateScreen />,
    button: 'Create workspace',
    required: /^Title/,
    typed: { Title: 'Tide and Thread' },
    prepare: (hand) => hand.click(screen.getByRole('radio', { name: /^Shop/ })),
    call: 'POST /api/workspaces/',
    rejected: { name: 'title', label: /^Title/ },
  },
  {
    file: 'workspaces/workspace-settings-screen.tsx',
    render: () => <WorkspaceSettingsForm workspace={workspace} />,
    button: 'Save',
    required: /^Title/,
    typed: { Title: 'Tide and Thread' },
    call: 'PATCH /api/workspaces/:id/',
    rejected: { name: 'title', label: /^Title/ },
  },
  {
    file: 'workspaces/site/site-form.tsx',
    render: () => <SiteForm workspace={workspace} />,
    button: 'Save website',
    required: /^Address/,
    typed: { Address: 'tide-and-thread' },
    call: 'PATCH /api/workspaces/:id/',
    rejected: { name: 'site_slug', label: /^Address/ },
  },
  {
    file: 'workspaces/design/design-form.tsx',
    render: () => (
      <FieldHostProvider workspaceId={workspace.id}>
        <DesignForm workspace={workspace} design={makeDesign(workspace.type)} />
      </FieldHostProvider>
    ),
    button: 'Save',
    typed: { 'Primary colour': '#102030' },
    call: 'PATCH /api/workspaces/:id/design/',
    rejected: { name: 'primary', label: /^Primary colour$/, retyped: '{Backspace}1' },
  },
  {
    file: 'workspaces/seo/workspace-seo-screen.tsx',
    render: () => (
      <FieldHostProvider workspaceId={workspace.id}>
        <SeoForm workspace={workspace} />
      </FieldHostProvider>
    ),
    button: 'Save',
    typed: { 'Site description': 'Linen, made by hand.' },
    call: 'PATCH /api/workspaces/:id/',
  },
  {
    file: 'api-tokens/api-key-form.tsx',
    render: () => <ApiTokenCreateScreen workspaceId={workspace.id} />,
    button: 'Create token',
    required: /^Title/,
    typed: { Title: 'Public site' },
    call: 'POST /api/accesses/',
    rejected: { name: 'allowed_origins', label: /^Allowed origins/ },
  },
  {
    file: 'pages/page-create-screen.tsx',
    render: () => <PageCreateForm workspaceId={workspace.id} />,
    button: 'Create page',
    required: /^Title/,
    typed: { Title: 'About' },
    call: 'POST /api/pages/',
    rejected: { name: 'url_path', label: /^URL path/ },
  },
  {
    file: 'pages/editor-details-dialog.tsx',
    render: () => <PageDetailsDialog page={{ ...page, page_blocks: [] }} onChanged={done} onClose={done} />,
    button: 'Save',
    required: /^Title/,
    typed: { Title: 'About' },
    call: 'PATCH /api/pages/:id/',
    rejected: { name: 'url_path', label: /^URL path/ },
  },
  {
    file: 'media/details/described-media.tsx',
    render: () => (
      <DescribedMedia
        media={image}
        scope={{ workspace: workspace.id }}
        describing
        onDescribed={done}
        onDelete={done}
        onClose={done}
      />
    ),
    button: 'Save',
    typed: { 'Description (alt text)': 'A jetty at dawn' },
    call: 'PATCH /api/media/:id/',
    rejected: { name: 'alt', label: /^Description/ },
  },
  {
    file: 'block-types/create-type-dialog.tsx',
    render: () => (
      <BlockTypesLayer>
        <CreateTypeDialog types={[]} from={undefined} onClose={done} />
      </BlockTypesLayer>
    ),
    button: 'Save',
    required: /^Name/,
    typed: { Name: 'Menu' },
    call: 'POST /api/block-content-models/',
    rejected: { name: 'name', label: /^Name/ },
  },
];
