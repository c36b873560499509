import { tokens } from '#charts/tokens.ts'

/** Colours for words, arrows and boxes of an author. They are kept as on white paper; a page in the dark mode shows its own. */
export const OWN_COLOURS = ['ink', 'error', 'survey', 'routine'] as const

export type OwnColour = (typeof OWN_COLOURS)[number]

/** A colour of the palette as documents keep it: `#17201b`. */
export function keptColour(name: OwnColour): string {
  return tokens.light[name].toLowerCase()
}

/** A kept colour as a page draws it: one of the palette follows light and dark, every other stays. */
export function shownColour(kept: string): string {
  const name = OWN_COLOURS.find((each) => keptColour(each) === kept)
  return name === undefined ? kept : `var(--${name})`
}
