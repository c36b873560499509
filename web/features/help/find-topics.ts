interface Searched {
  readonly title: string
  readonly steps: readonly string[]
  readonly secondMethod?: readonly string[]
}

/** The topics whose title holds the text, then those whose steps hold it, without regard to case; an empty search finds all in their order. */
export function findTopics<T extends Searched>(topics: readonly T[], text: string): readonly T[] {
  const wanted = folded(text.trim())
  const holds = (words: string) => folded(words).includes(wanted)
  const byTitle = topics.filter(({ title }) => holds(title))
  const bySteps = topics.filter(
    ({ title, steps, secondMethod = [] }) => !holds(title) && [...steps, ...secondMethod].some(holds),
  )
  return [...byTitle, ...bySteps]
}

/** Without regard to case and to hyphens: “email” is “e-mail”, “log-in” is “login”. */
function folded(words: string): string {
  return words.toLowerCase().replaceAll(/[-‐‑]/g, '')
}
