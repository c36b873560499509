import type { Lead } from '#sections/definition/body.ts'
import type { SectionRequest } from '#sections/definition/section-definition.ts'
import type { Figures } from '#sections/files/figures.ts'
import type { ResolvedFigures } from './figure-choice.ts'
import type { FigureState } from './state.ts'
import type { Peers } from './surroundings.ts'

/** The controls a section can listen to, named as on screen. */
export type ControlName = 'indicator' | 'source' | 'location' | 'period' | 'targets' | 'parts'

/** A figure of a section, declared as data: which part of the reader's choice it takes. */
export interface DeclaredFigure {
  readonly kind: 'source-table' | 'trend' | 'distribution' | 'zonal-columns' | 'map'
  /** Where it stands: the wide column, the narrow one beside it, or below both over the whole width. */
  readonly slot: 'main' | 'side' | 'below'
  /** `chosen`: the chosen indicator; `related`: it and its related ones. */
  readonly indicators: 'chosen' | 'related'
  /** `all`: every source that has the indicator, the chosen one first. */
  readonly sources: 'chosen' | 'all'
  /** `all`: every period. */
  readonly periods: 'chosen' | 'all'
}

/** A section that is declared whole: a few figures and the controls they listen to. */
export interface DeclaredFigures {
  readonly controls: readonly ControlName[]
  lead(shown: ResolvedFigures): Lead<FigureState>
  readonly figures: readonly DeclaredFigure[]
  /** The states among which a chosen one is shown. */
  readonly peers: Peers
  /** What is asked for in place of what a reader left open; absent: nothing else. */
  askedFor?(asked: SectionRequest<FigureState>, arrived: Figures): SectionRequest<FigureState>
  /** The column at the side takes more room than usual. */
  readonly wideSide?: true
}
