import type { Submission } from '#contract/plugins/submissions.ts'

/** A submission, and how many others that wait readers could not tell from it by title. */
export interface WithAlike<T> {
  readonly submission: T
  readonly alike: number
}

/** Submissions in their order, but those of one title stand together at the first of them. */
export function alikeTogether<T extends Pick<Submission, 'title'>>(
  submissions: readonly T[],
): WithAlike<T>[] {
  const groups = Map.groupBy(submissions, ({ title }) => title.trim().replace(/\s+/g, ' ').toLowerCase())
  return [...groups.values()].flatMap((group) =>
    group.map((submission) => ({ submission, alike: group.length - 1 })),
  )
}
