import { useEffect, useState } from 'react'
import type { AssistantAnswer } from '#contract/assistant/assistant.ts'
import { ask } from '#web/queries/ask.ts'

/** Texts by the name of their answer: a panel that opens again shows what it has shown. */
const known = new Map<string, string>()

/** An answer in the words of a language model, once they are there and kept to the facts; null: as it was computed. */
export function usePhrased({ phrasing }: Pick<AssistantAnswer, 'phrasing'>): string | null {
  const [text, setText] = useState(phrasing === null ? null : (known.get(phrasing) ?? null))
  useEffect(() => {
    if (phrasing === null || known.has(phrasing)) return
    let gone = false
    ask('POST /assistant/phrasing', { body: { id: phrasing } })
      .then((said) => {
        if (said.text !== null) known.set(phrasing, said.text)
        if (!gone) setText(said.text)
      })
      // The answer stands as it was computed: nothing is missing from it.
      .catch(() => undefined)
    return () => {
      gone = true
    }
  }, [phrasing])
  return text
}
