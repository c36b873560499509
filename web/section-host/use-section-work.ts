import { createContext, useMemo } from 'react'
import type { Value } from '#domain/message/message.ts'
import type { SectionDefinition, ResolvedSection } from '#sections/definition/section-definition.ts'
import { useWork, type Work } from '#web/kit/use-work.ts'
import { useSame } from '#web/kit/use-same.ts'

/** The work of a section beside the page, and its progress. */
export interface SectionWork {
  readonly work: Work<unknown>
  readonly what: Value
}

/** The work of the section around; null where it has none. */
export const SectionWorkContext = createContext<SectionWork | null>(null)

/** The section with what is known by now of what takes longer than a frame, and how far that is. */
export function useSectionWork<State extends object, Choice>(
  { work: asked }: SectionDefinition<State, Choice>,
  worker: () => Worker,
  shown: ResolvedSection<State, Choice> | null,
): { readonly shown: ResolvedSection<State, Choice> | null; readonly sectionWork: SectionWork | null } {
  const choice = shown?.choice
  const question = useMemo(
    () => (asked && choice !== undefined ? asked.question(choice) : null),
    [asked, choice],
  )
  const work = useWork<object, unknown>(worker, useSame(question))
  return useMemo(() => {
    if (!asked || !shown) return { shown, sectionWork: null }
    return {
      shown: { ...shown, choice: asked.known(shown.choice, work) },
      sectionWork: { work, what: asked.what },
    }
  }, [asked, shown, work])
}
