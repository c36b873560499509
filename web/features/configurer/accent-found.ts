import { accentGrounds } from '#charts/accent-grounds.ts'
import { checkAccent, nearestAccent } from '#domain/front/accent.ts'
import { colourText, readColour } from '#domain/colour/colour.ts'

/** What was found about an accent: whether it passes, and the nearest that does. Null where there is none, or no colour. */
export type AccentFound = NonNullable<ReturnType<typeof accentFound>>

export function accentFound(accent: string | null) {
  const colour = accent === null ? null : readColour(accent)
  if (!colour) return null
  const check = checkAccent(colour, accentGrounds)
  const best = nearestAccent(colour, accentGrounds)
  const nearest = colourText(best)
  return { chosen: colourText(colour), ...check, nearest, ofNearest: checkAccent(best, accentGrounds) }
}
