import { accentGrounds } from '#charts/accent-grounds.ts'
import { accentColours } from '#domain/front/accent.ts'
import { readColour } from '#domain/colour/colour.ts'
import { type Front, OWN_FRONT } from '#domain/front/front.ts'

/** The accent that was asked for last, as a style: it changes when an administrator changes it. */
let made = { accent: '', style: '' }

/**
 * The accent of a front as style rules, for the theme that is the site's own; readers may choose others. Empty where the
 * front has none, or one that no program wrote.
 */
export function accentStyle({ accent }: Pick<Front, 'accent'>): string {
  const colour = accent === null ? null : readColour(accent)
  if (accent === null || colour === null) return ''
  if (made.accent !== accent) {
    const rules = (['light', 'dark'] as const).map((mode) => {
      const colours = accentColours(colour, mode, accentGrounds)
      const lines = Object.entries(colours).map(([name, value]) => `--${name}:${value}`)
      return `:root[data-theme=default][data-mode=${mode}]{${lines.join(';')};--flag:${colours.accent};--mark:${accent}}`
    })
    made = { accent, style: rules.join('') }
  }
  return made.style
}

/** The differences of a front from the product's own, which a page is told; null: none. */
export function chosenOf(front: Front): Partial<Front> | null {
  const chosen = Object.entries(front).filter(
    ([name, value]) =>
      JSON.stringify(value) !== JSON.stringify(Object.entries(OWN_FRONT).find(([own]) => own === name)?.[1]),
  )
  return chosen.length === 0 ? null : Object.fromEntries(chosen)
}
