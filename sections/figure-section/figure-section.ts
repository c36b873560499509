import { kindOf } from '#charts/view.ts'
import { chooseInstead } from '#sections/choice/choose-instead.ts'
import type { Body, FigureBlock } from '#sections/definition/body.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { defineSection, type SectionDefinition } from '#sections/definition/section-definition.ts'
import type { DeclaredFigure, DeclaredFigures } from './declared-figures.ts'
import {
  type FigureChoice,
  figureFiles,
  hasLgas,
  type ResolvedFigures,
  resolveFigures,
} from './figure-choice.ts'
import { isByLgasAlone } from './by-lgas.ts'
import { figureControls } from './figure-controls.ts'
import { figureSwitches } from './figure-switches.ts'
import { withLgaSources } from './lga-alternatives.ts'
import { FIGURE_STATE, type FigureState } from './state.ts'
import { hasParts } from '#domain/choice/coverage.ts'
import { nationalOnly } from './national-only.ts'
import { viewOf } from './views-of.ts'

/** The table of sources is one on the page: the only panel of declared sections. */
type Panel = 'source-table'

/** A section that is declared whole: its controls, the sentence that answers, and its figures. */
export function figureSection(
  declared: DeclaredFigures,
): SectionDefinition<FigureState, FigureChoice, Panel> {
  const { controls, lead, figures, peers, askedFor = (asked) => asked } = declared
  const isOfParts = figures.every(({ kind }) => kindOf({ kind }).slots.locations.shows === 'parts')
  return defineSection({
    state: FIGURE_STATE,
    files: (asked, arrived) => figureFiles(askedFor(asked, arrived), arrived),
    resolve: (asked, arrived) => {
      const choice = resolveFigures(askedFor(asked, arrived), arrived, peers)
      // Nobody looks back from a period that the section chose itself.
      return asked.wanted.period === null ? { ...choice, asOf: null } : choice
    },
    controls: (_, shown) => shown && figureControls(controls, shown),
    empty: (shown) =>
      isOfParts && !hasParts(shown.catalogue.coverage, shown.choice.indicator) ? nationalOnly(shown) : null,
    lead,
    pinned: ({ choice: { indicator, source, location, period } }) => ({
      indicator,
      source,
      location,
      period,
    }),
    views: (shown) => bodyOf(declared, shown),
    panels: figures.some(({ kind }) => kind === 'source-table') ? ['source-table'] : [],
  })
}

/** More sources than these are too many columns for half a page. */
const HALF_A_PAGE = 5

/**
 * Each figure in its column. Where all figures of the indicator are the nation's, a figure of the parts would stay empty for
 * every choice: it is left out, and the others share the page.
 */
function bodyOf(declared: DeclaredFigures, shown: ResolvedFigures): Body<FigureState, Panel> {
  const { indicator, location } = shown.choice
  const { figures } = declared
  const isDrawn = hasParts(shown.catalogue.coverage, indicator)
    ? () => true
    : ({ kind }: DeclaredFigure) => kind !== 'distribution'
  const isEmpty =
    figures.every(({ kind }) => kindOf({ kind }).slots.locations.shows === 'parts') && hasNoParts(shown)
  // Two figures of the same places would say the same words.
  const drawn = isEmpty ? figures.slice(0, 1) : figures.filter(isDrawn)
  // Nothing but a map has room for the LGAs of a zone or of the nation.
  const maps = isByLgasAlone(shown.figures, shown.choice) ? drawn.filter(({ kind }) => kind === 'map') : []
  if (maps.length > 0) return { main: maps.map((figure) => blockOf(figure, shown)) }
  const blocks = (slot: DeclaredFigure['slot']) =>
    drawn.filter((figure) => figure.slot === slot).map((figure) => blockOf(figure, shown))
  const main = blocks('main')
  const side = blocks('side')
  const below = blocks('below')
  if (side.length > 0) return { main, side, below, ...(declared.wideSide && { layout: 'wide-side' }) }
  const { sources, hasFigure } = shown.figures.availability(indicator)
  const columns = sources.filter((source) => hasFigure(source, location)).length
  return columns > HALF_A_PAGE ? { main } : { main: main.slice(0, 1), side: main.slice(1), layout: 'halves' }
}

function blockOf(declared: DeclaredFigure, shown: ResolvedFigures): FigureBlock<FigureState, Panel> {
  const { wanted, choice } = shown
  const isOfLgas = declared.kind === 'zonal-columns' && hasLgasAlone(shown)
  // The LGAs of a zone or of the nation are too many for bars.
  const byLgas = isByLgasAlone(shown.figures, choice)
  const instead = isOfLgas ? 'distribution' : byLgas && declared.kind === 'distribution' ? 'map' : null
  const figure: DeclaredFigure = instead ? { ...declared, kind: instead } : declared
  const { kind } = figure
  const view = viewOf(figure, choice, {
    ...wanted,
    ...(isOfLgas && { distribution: 'bars' }),
    ...(byLgas && { regions: 'lgas' }),
  })
  return {
    block: 'figure',
    name: kind,
    view,
    switches: () => (isOfLgas ? [] : figureSwitches(view, shown)),
    opens: { place: (location) => drilledTo(location, shown) },
    hide: (sources) => ({ hidden: sources ?? [], every: sources?.length === 0 }),
    offers: (empty) => withLgaSources(empty, shown),
    instead: chooseInstead,
    ...(kind === 'source-table' && { inside: 'source-table' }),
  }
}

/** The source has the nation alone in the period, though others have its places. */
function hasNoParts({ choice: { indicator, surroundings }, figures }: ResolvedFigures): boolean {
  const { source, period } = surroundings
  const { reference, table, indicators } = figures
  if (period === null || indicators.find(({ id }) => id === indicator)?.lga?.has(source)) return false
  return !pointsWhere(table, { indicator, source, period }).some(
    ({ location }) => (reference.locations.get(location)?.level ?? 1) > 1,
  )
}

/** Columns of states would stay empty: the source by which a state is shown has figures of LGAs only, whose bars stand there instead. */
function hasLgasAlone({ choice: { indicator, surroundings }, figures }: ResolvedFigures): boolean {
  const { area, around, source } = surroundings
  const isState = figures.reference.locations.get(area)?.level === 3
  return isState && !figures.availability(indicator).covers(source, around)
}

/** A state that was clicked is shown by its LGAs, as is said beside the figure, from a source that has them. */
export function drilledTo(location: number, { figures, choice }: ResolvedFigures): Partial<FigureState> {
  const isState = figures.reference.locations.get(location)?.level === 3
  return isState && hasLgas(figures, choice) ? { location, among: 'lgas' } : { location, among: null }
}
