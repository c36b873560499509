/** A colour in a drawing, or the name of a hatch, which is made of its colours. */
const COLOUR = /hatch-\w+-\w+|#[0-9a-f]{6}\b|rgba?\([^)]*\)/gi

/**
 * Colours of one page that are others in the dark. Drawings are written once, with variables in the place of colours, and the
 * style of the page says what these are for light and for dark.
 */
export interface PageColours {
  /** The drawing with variables, from the same one in light and in dark. */
  joined(light: string, dark: string): string
  /** The rules that the variables need. `dark` says when it is dark, as a rule around or before them; absent: as the device is. */
  style(dark?: (rules: string) => string): string
}

const asDevice = (rules: string) => `@media(prefers-color-scheme:dark){:root{${rules}}}`

/** Begins the colours of a page. */
export function pageColours(): PageColours {
  const names = new Map<string, string>()
  const nameOf = (light: string, dark: string) => {
    const both = `${light} ${dark}`
    const name = names.get(both) ?? `--c${names.size}`
    names.set(both, name)
    return name
  }
  const rules = (of: 0 | 1) =>
    [...names].map(([both, name]) => `${name}:${both.split(/ (?=[#r])/)[of]}`).join(';')
  return {
    joined(light, dark) {
      const ofDark = dark.match(COLOUR) ?? []
      // Drawn by the same steps, both have the same shapes; a drawing that had not would be drawn as on white paper.
      if (light.replace(COLOUR, '') !== dark.replace(COLOUR, '')) return `<div class="paper">${light}</div>`
      let at = 0
      return light.replace(COLOUR, (own) => {
        const other = ofDark[at++] ?? own
        return own.startsWith('hatch') || own === other ? own : `var(${nameOf(own, other)})`
      })
    },
    style: (dark = asDevice) => (names.size === 0 ? '' : `:root{${rules(0)}}${dark(rules(1))}`),
  }
}
