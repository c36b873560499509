import { EVERY_LGA } from '#charts/selection/map-name.ts'
import type { WorkList } from '#domain/work-list/work-list.ts'

/** The map on which a list is drawn. */
export function workMapName({ area }: Pick<WorkList, 'area'>): string {
  return area.level === 4 ? EVERY_LGA : 'nigeria-states'
}
