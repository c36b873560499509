import type { World } from '../rows.ts'
import type { Statement } from './statement.ts'

/** How bad a statement is: what it says is not so; it leads astray; it says nothing that anybody would say. */
export const WEIGHTS = ['false', 'misleading', 'silly'] as const

export type Weight = (typeof WEIGHTS)[number]

/** A kind of fault that a round of readers found, told by an own reading of words and rows. */
export interface FaultRule {
  readonly name: string
  readonly weight: Weight
  /** The number under which the fault was found first. */
  readonly finding: string
  isFaulty(statement: Statement, world: World): boolean
}

/** A rule of words alone. */
export function ofWords(
  finding: string,
  weight: Weight,
  name: string,
  form: RegExp,
  unless?: RegExp,
): FaultRule {
  return {
    ...{ finding, weight, name },
    isFaulty: ({ said, whole }) => form.test(said) && !(unless?.test(whole) ?? false),
  }
}
