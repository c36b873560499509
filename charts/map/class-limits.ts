import type { Indicator } from '#domain/indicator/indicator.ts'
import type { ClassMethod } from '#domain/statistics/class-breaks.ts'
import { classesBy } from '#domain/statistics/round-classes.ts'

/** The ways in which a reader can have the classes of a map made; `own`: between limits set by hand. */
export const CLASS_WAYS = ['round', 'equal', 'quantile', 'jenks', 'own'] as const

export type ClassWay = (typeof CLASS_WAYS)[number]

const METHODS: Partial<Record<ClassWay, ClassMethod>> = {
  equal: 'equal',
  quantile: 'quantile',
  jenks: 'jenks',
}

/**
 * Where the classes but the first begin, ascending, for values of an indicator in any order. Empty where the classes are the round
 * ones that every map has by itself.
 */
export function classLimits(
  way: ClassWay,
  { values, indicator }: { readonly values: readonly number[]; readonly indicator: Indicator },
  own: readonly number[],
): number[] {
  if (way === 'own') return [...own]
  const method = METHODS[way]
  return method
    ? classesBy(values, indicator, method)
        .classes.slice(1)
        .map(({ lower }) => lower)
    : []
}
