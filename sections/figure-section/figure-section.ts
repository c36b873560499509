import { chooseInstead } from '#sections/choice/choose-instead.ts'
import type { FigureBlock } from '#sections/definition/body.ts'
import { defineSection, type SectionDefinition } from '#sections/definition/section-definition.ts'
import type { DeclaredFigure, DeclaredFigures } from './declared-figures.ts'
import { type FigureChoice, figureFiles, hasLgas, type FigureShown, resolveFigures } from './figure-choice.ts'
import { figureControls } from './figure-controls.ts'
import { figureSwitches } from './figure-switches.ts'
import { withLgaSources } from './lga-alternatives.ts'
import { FIGURE_STATE, type FigureState } from './state.ts'
import { viewOf } from './views-of.ts'

/** The table of sources is one on the page: the only panel of declared sections. */
type Panel = 'source-table'

/** A section that is declared whole: its controls, the sentence that answers, and its figures. */
export function figureSection(
  declared: DeclaredFigures,
): SectionDefinition<FigureState, FigureChoice, Panel> {
  const { controls, lead, figures, peers, wideSide } = declared
  const blocks = (slot: DeclaredFigure['slot'], shown: FigureShown) =>
    figures.filter((figure) => figure.slot === slot).map((figure) => blockOf(figure, shown))
  return defineSection({
    state: FIGURE_STATE,
    files: figureFiles,
    resolve: (asked, arrived) => resolveFigures(asked, arrived, peers),
    controls: (_, shown) => shown && figureControls(controls, shown),
    lead,
    views: (shown) => ({
      main: blocks('main', shown),
      side: blocks('side', shown),
      ...(wideSide && { layout: 'wide-side' }),
    }),
    panels: figures.some(({ kind }) => kind === 'source-table') ? ['source-table'] : [],
  })
}

function blockOf(figure: DeclaredFigure, shown: FigureShown): FigureBlock<FigureState, Panel> {
  const { wanted, choice } = shown
  const { kind } = figure
  const view = viewOf(figure, choice, wanted)
  return {
    block: 'figure',
    name: kind,
    view,
    switches: () => figureSwitches(view, shown),
    drill: (location) => drilledTo(location, shown),
    toggle: (source) => {
      const { hidden } = wanted
      return { hidden: hidden.includes(source) ? hidden.filter((id) => id !== source) : [...hidden, source] }
    },
    offers: (empty) => withLgaSources(empty, shown),
    instead: chooseInstead,
    ...(kind === 'source-table' && { inside: 'source-table' }),
  }
}

/** A state that was clicked is shown by its LGAs, as is said beside the figure, from a source that has them. */
function drilledTo(location: number, { figures, choice }: FigureShown): Partial<FigureState> {
  const isState = figures.reference.locations.get(location)?.level === 3
  return isState && hasLgas(figures, choice) ? { location, among: 'lgas' } : { location, among: null }
}
