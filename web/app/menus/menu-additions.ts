import { useMemo } from 'react'
import type { DocumentSummary } from '#contract/documents/document.ts'
import type { DashboardRow } from '#contract/dashboards/dashboard.ts'
import { useAnswer } from '#web/queries/use-answer.ts'

/** The additions of administrators since the release: asked for when a menu opens, never at a first view. */
export interface MenuAdditions {
  /** Dashboards, also those that the release has; drafts are not among them. */
  readonly dashboards: readonly Pick<DashboardRow, 'name' | 'title' | 'description' | 'category'>[]
  /** Indicator → its tags. */
  readonly tags: ReadonlyMap<number, readonly string[]>
  /** Dashboards and reports of people that whoever looks may open from lists: their own, and approved ones. */
  readonly made: readonly MadeDocument[]
}

export type MadeDocument = Pick<
  DocumentSummary,
  'id' | 'kind' | 'title' | 'description' | 'author' | 'tags' | 'visibility' | 'step' | 'state'
>

/** The additions, and none until they have arrived or when they cannot be read: the menu works without. */
export function useMenuAdditions(): MenuAdditions {
  const dashboards = useAnswer('GET /dashboards')
  const tags = useAnswer('GET /tags')
  const documents = useAnswer('GET /document')
  const rows = dashboards.status === 'ready' ? dashboards.value : null
  const tagRows = tags.status === 'ready' ? tags.value.data.results : null
  const made = documents.status === 'ready' ? documents.value.data.results : null
  return useMemo(
    () => ({
      dashboards: Array.isArray(rows) ? rows.filter(({ is_private }) => !is_private) : [],
      tags: tagsByIndicator(tagRows ?? []),
      made: (made ?? []).filter(({ kind }) => kind === 'dashboard' || kind === 'report'),
    }),
    [rows, tagRows, made],
  )
}

interface Tag {
  readonly name: string
  readonly indicators: readonly number[]
}

function tagsByIndicator(tags: readonly Tag[]): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, string[]>()
  for (const { name, indicators } of tags) {
    for (const id of indicators) found.set(id, [...(found.get(id) ?? []), name])
  }
  return found
}
