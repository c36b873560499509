import { useMemo, useRef } from 'react'
import type { Document } from '#domain/document/document.ts'
import type { FilledBlock } from '#domain/document/blocks.ts'
import type { FilledDocument } from '#domain/document/fill.ts'
import { isSameValue } from '#domain/document/same-value.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { openedDocument } from '../filling.ts'
import { useLanguage } from '#web/language/use-language.ts'

const NO_QUERY = new URLSearchParams()

/**
 * The blocks as readers see them, by their ids; null while the document leaves something open that has no value. A block that
 * shows the same as before is the same record, so that typing into one block draws no other one again.
 */
export function useFilledBlocks(
  document: Document,
  reference: ReferenceData,
): ReadonlyMap<string, FilledBlock> | null {
  const language = useLanguage()
  const last = useRef<ReadonlyMap<string, FilledBlock>>(new Map())
  return useMemo(() => {
    const { filled } = openedDocument(document, { query: NO_QUERY, reference, language })
    if (filled === null) return null
    const blocks = filled.blocks.map((block): readonly [string, FilledBlock] => {
      const before = last.current.get(block.id)
      return [block.id, before && isSameValue(before, block) ? before : block]
    })
    last.current = new Map(blocks)
    return last.current
  }, [document, reference, language])
}

/** What the document is about and opens with, the same record while it says the same; null while it leaves something open. */
export function useFilledSubject(
  document: Document,
  reference: ReferenceData,
): FilledDocument['subject'] | null {
  const language = useLanguage()
  const last = useRef<FilledDocument['subject'] | null>(null)
  return useMemo(() => {
    const { filled } = openedDocument(document, { query: NO_QUERY, reference, language })
    const subject = filled?.subject ?? null
    if (subject === null || !isSameValue(last.current, subject)) last.current = subject
    return last.current
  }, [document, reference, language])
}
