/** The choice of a language. */
export const language = {
  legend: 'Language',
  unreviewed: '{name}: not yet reviewed by a native speaker.',
} as const
