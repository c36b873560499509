import { useMemo, useState } from 'react'
import type { SectionDefinition, ResolvedSection } from '#sections/definition/section-definition.ts'
import type { SectionWork } from '#web/kit/section-work.ts'
import { useSame } from '#web/kit/use-same.ts'
import { useWork } from '#web/kit/use-work.ts'

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
  const work = useWork<object, unknown>(
    worker,
    useSame(question, question && asked?.key ? asked.key(question) : question),
  )
  const known = useMemo(() => {
    if (!asked || !shown) return { shown, sectionWork: null }
    return {
      shown: { ...shown, choice: asked.known(shown.choice, work) },
      sectionWork: { work, what: asked.what },
    }
  }, [asked, shown, work])
  const [last, keep] = useState(known.shown)
  const isOpen = work.status === 'working'
  if (asked?.isWhole && !isOpen && last !== known.shown) keep(known.shown)
  return asked?.isWhole && isOpen && last ? { ...known, shown: last } : known
}
