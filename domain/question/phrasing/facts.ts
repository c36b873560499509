/** A sentence whose numbers and names are placeholders, and their values: `{v1}` for `36.9%`. */
export interface Facts {
  readonly template: string
  /** By the name inside the braces. */
  readonly values: Readonly<Record<string, string>>
}

/** Names that an answer speaks of, as they stand in it. */
export interface NamedInAnswer {
  readonly indicators: readonly string[]
  readonly sources: readonly string[]
  readonly places: readonly string[]
}

/** A number with all that belongs to it: sign, thousands, decimals, a range of years, a percent sign. */
const NUMBER = /[+−-]?\p{Nd}[\p{Nd},.\u00a0\u202f]*(?:[–-]\p{Nd}+)*(?<=\p{Nd})%?/gu

/**
 * Takes numbers and names out of an answer, so that the writer about it cannot change them. The longest name
 * first, so that `NDHS-SAE` is not cut into `NDHS`; a value that stands more than once in an answer is one
 * placeholder.
 */
export function factsOf(answer: string, named: NamedInAnswer): Facts {
  const values: Record<string, string> = {}
  const names = [
    ...named.indicators.map((name) => ['i', name] as const),
    ...named.sources.map((name) => ['s', name] as const),
    ...named.places.map((name) => ['p', name] as const),
  ].toSorted(([, a], [, b]) => b.length - a.length)
  // Braces are ours: a text that has some of its own is left as it is written, without them.
  let template = answer.replaceAll(/[{}]/g, '')
  const counts = { i: 0, s: 0, p: 0, v: 0 }
  const holeFor = (kind: keyof typeof counts, text: string): string => {
    const known = Object.entries(values).find(([name, value]) => name.startsWith(kind) && value === text)
    if (known) return `{${known[0]}}`
    counts[kind] += 1
    values[`${kind}${counts[kind]}`] = text
    return `{${kind}${counts[kind]}}`
  }
  for (const [kind, name] of names) {
    if (name === '') continue
    template = outsideHoles(template, (words) =>
      words.replaceAll(wholeWord(name), (text) => holeFor(kind, text)),
    )
  }
  template = outsideHoles(template, (words) => words.replaceAll(NUMBER, (text) => holeFor('v', text)))
  return { template, values }
}

/** Changes the text between the placeholders. */
export function outsideHoles(text: string, change: (words: string) => string): string {
  return text
    .split(/(\{[ispv]\d+\})/)
    .map((part, at) => (at % 2 === 0 ? change(part) : part))
    .join('')
}

/** The placeholders of a text, each once. */
export function holesOf(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name))
}

/** A text with the values of its placeholders; unknown ones stay, for the check to find. */
export function filledText(text: string, { values }: Facts): string {
  return text.replaceAll(/\{([^{}]*)\}/g, (hole, name: string) => values[name] ?? hole)
}

/** A name as a whole word, whatever the case of its letters: answers write `skilled attendance` inside a sentence. */
function wholeWord(name: string): RegExp {
  const literal = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\p{L}\p{Nd}])${literal}(?![\p{L}\p{Nd}])`, 'giu')
}
