/** The cache keys of answers, so that code can refetch a record after changing it. */
export const queryKeys = {
  workspaces: () => ['workspaces'] as const,
  workspace: (id: string) => ['workspaces', id] as const,
  design: (workspaceId: string) => ['design', workspaceId] as const,
  fieldChoices: (workspaceId: string, key: string) => ['field-choices', workspaceId, key] as const,
  pages: (workspaceId: string) => ['pages', workspaceId] as const,
  previewLinks: (pageId: string) => ['preview-links', pageId] as const,
  media: (scope: string) => ['media', scope] as const,
  formSubmissions: (workspaceId: string, box?: 'spam' | 'messages') =>
    box === undefined
      ? (['formSubmissions', workspaceId] as const)
      : (['formSubmissions', workspaceId, box] as const),
  apiKeys: (workspaceId: string) => ['apiKeys', workspaceId] as const,
  users: () => ['users'] as const,
  websites: () => ['websites'] as const,
  subscribers: () => ['subscribers'] as const,
  blockTypes: () => ['block-types'] as const,
  usage: () => ['usage'] as const,
  apiKey: (id: string) => ['apiKey', id] as const,
};
