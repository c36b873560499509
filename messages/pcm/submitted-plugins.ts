/** Plugins wey people send come: their files, checks, comments and decisions. */
export const submittedPlugins = {
  title: 'Plugins Wey People Send',
  lead: 'Look the files and run each plugin inside the sandbox before you decide. Once you approve plugin, all readers get am sharp sharp.',
} as const
