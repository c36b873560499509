import { useMemo, useState } from 'react'
import type {
  SectionRequest,
  SectionDefinition,
  ResolvedSection,
} from '#sections/definition/section-definition.ts'
import { begin } from '#sections/definition/steps.ts'
import type { LoadFailure } from '#web/queries/resource.ts'
import { useFigures } from '#web/queries/use-figures.ts'
import { useSteps } from './use-steps.ts'

/** The state that a section shows. The last complete one stays until the next is complete, so that the page does not jump. */
export type ShownState<State, Choice> =
  | { readonly status: 'loading'; readonly arrived: number; readonly wanted: number; readonly shown: null }
  | {
      readonly status: 'failed'
      readonly reason: LoadFailure
      readonly retry: () => void
      readonly shown: ResolvedSection<State, Choice> | null
    }
  | { readonly status: 'ready'; readonly stale: boolean; readonly shown: ResolvedSection<State, Choice> }

/** Loads the figures of a section and resolves what is asked against them. */
export function useShown<State extends object, Choice>(
  definition: SectionDefinition<State, Choice>,
  asked: SectionRequest<State>,
): ShownState<State, Choice> {
  const found = useFigures(definition, asked)
  const figures = found.status === 'ready' ? found.figures : null
  const goOn = useMemo(
    () => figures && begin(definition.resolve(asked, figures)),
    [definition, asked, figures],
  )
  const resolved = useSteps(goOn)
  const next = useMemo(
    () => figures && resolved && { ...asked, figures, choice: resolved.result },
    [asked, figures, resolved],
  )
  const [last, keep] = useState<ResolvedSection<State, Choice> | null>(null)
  if (next && next !== last) keep(next)
  const shown = next ?? last
  if (found.status === 'failed') return { ...found, shown }
  if (shown) return { status: 'ready', stale: next === null, shown }
  return found.status === 'loading'
    ? { ...found, shown }
    : { status: 'loading', arrived: 0, wanted: 0, shown }
}
