/** Plugins that people sent in: their files, checks, comments and decisions. */
export const submittedPlugins = {
  title: 'Submitted Plugins',
  lead: 'Look at the files and run each plugin in the sandbox before you decide. An approved plugin is there for all readers at once.',
} as const
