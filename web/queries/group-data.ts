import {
  decodeGroups,
  type GroupFile,
  type GroupIndexFile,
  type GroupIndexRow,
} from '#contract/groups/group-file.ts'
import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import { readIndicatorFile } from './indicator-file.ts'
import { readReleaseFile } from './release.ts'
import { type Resource, resource } from './resource.ts'

/** The indicators that each group publishes, loaded once. */
export const groupIndexResource = resource<readonly GroupIndexRow[]>(async () => {
  return (await readReleaseFile<GroupIndexFile>('GET /releases/{hash}/groups')).rows
})

const groups = new Map<number, Resource<readonly GroupFigure[]>>()

/** All figures of an indicator by group of people, loaded once. */
export function groupResource(indicator: number): Resource<readonly GroupFigure[]> {
  const existing = groups.get(indicator)
  if (existing) return existing
  const made = resource<readonly GroupFigure[]>(async () => {
    return decodeGroups(
      await readIndicatorFile<GroupFile>('GET /releases/{hash}/indicators/{id}/groups', indicator),
    )
  })
  groups.set(indicator, made)
  return made
}
