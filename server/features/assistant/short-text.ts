import type { AssistantAnswer } from '#contract/assistant/assistant.ts'

const LONGEST = 160

/** The answer in one sentence of at most 160 characters: its first, without the interval where that is too long. */
export function shortText({ text }: AssistantAnswer): string {
  const [first = ''] = text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)
  if (first.length <= LONGEST) return first
  const bare = first.replace(/, \d+% interval [^)]*(?=\))/g, '')
  if (bare.length <= LONGEST) return bare
  // A number is never cut in two: the sentence ends at a word, and says that it does.
  const cut = bare.slice(0, LONGEST - 1)
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`
}
