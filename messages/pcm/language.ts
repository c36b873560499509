/** How person go choose language. */
export const language = {
  legend: 'Language',
  unreviewed:
    '{name}: person wey sabi the language well well never check am. (Not yet reviewed by a native speaker.)',
} as const
