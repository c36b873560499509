import type { BriefRow } from '#contract/briefs/briefs.ts'

/** A row of the list as the messages take places. */
export function asPlace({ name, level }: Pick<BriefRow, 'name' | 'level'>) {
  return { name, level: level === 1 ? 1 : level === 2 ? 2 : 3 } as const
}
