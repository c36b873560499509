/**
 * The scope of a right: one data source, one place with all that lies in it, both, or everything. `null` is
 * no limit, so two nulls are the whole site.
 */
export interface Scope {
  readonly source: number | null
  readonly place: number | null
}

export const WHOLE_SITE: Scope = { source: null, place: null }

/** The kinds of limit that a right can have. */
export type ScopeKind = 'site' | keyof Scope

/** The object of a change, as far as scopes tell it apart. */
export interface Target {
  /** The data source that it belongs to; absent: none, or several. */
  readonly source?: number
  /** The place that it is about, with every place that holds it: an LGA, its state, its zone, the nation. */
  readonly places?: readonly number[]
}

/** How a scope is limited: `site`, or by a source, a place or both. */
export function scopeKinds({ source, place }: Scope): readonly ScopeKind[] {
  if (source === null && place === null) return ['site']
  return [...(source === null ? [] : (['source'] as const)), ...(place === null ? [] : (['place'] as const))]
}

/** Whether a scope holds a target. A target that names no source is held only by scopes that are open to all sources. */
export function covers(scope: Scope, { source, places = [] }: Target): boolean {
  const holdsSource = scope.source === null || scope.source === source
  const holdsPlace = scope.place === null || places.includes(scope.place)
  return holdsSource && holdsPlace
}
