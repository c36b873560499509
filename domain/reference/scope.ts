import type { Level } from '#domain/location/location.ts'
import { type PeriodCode, periodYear } from '#domain/period/period.ts'

/** The scope that somebody chose for a dashboard of their own; an empty list leaves nothing out. */
export interface Scope {
  readonly indicators: readonly number[]
  readonly sources: readonly number[]
  readonly levels: readonly Level[]
  /** Calendar years; a month belongs to its year. */
  readonly years: readonly number[]
}

/**
 * The subject of a sentence that a figure is not held: a dashboard that leaves something out says nothing
 * about the release.
 */
export type FigureHolder = 'dashboard' | 'release'

/** Where figures would be held. */
export function heldIn({ scope }: { readonly scope?: Scope }): FigureHolder {
  return scope ? 'dashboard' : 'release'
}

/** A figure as far as a scope knows it; absent members are not looked at. */
export interface ScopedFigure {
  readonly indicator?: number | undefined
  readonly source?: number | undefined
  readonly level?: Level | undefined
  readonly period?: PeriodCode | null | undefined
}

/** The part of a scope that leaves a figure out: the first of these that was not chosen; null: none. */
export function leftOutBy(
  scope: Scope,
  { indicator, source, level, period }: ScopedFigure,
): keyof Scope | null {
  if (!holds(scope.indicators, indicator)) return 'indicators'
  if (!holds(scope.sources, source)) return 'sources'
  if (!holds(scope.levels, level)) return 'levels'
  return holds(scope.years, period == null ? undefined : periodYear(period)) ? null : 'years'
}

/** Whether a scope leaves anything out. */
export function isNarrow({ indicators, sources, levels, years }: Scope): boolean {
  return [indicators, sources, levels, years].some((chosen) => chosen.length > 0)
}

function holds<T>(chosen: readonly T[], value: T | undefined): boolean {
  return value === undefined || chosen.length === 0 || chosen.includes(value)
}
