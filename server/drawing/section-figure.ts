import type { Figure } from '#charts/figure.ts'
import { figureOf } from '#charts/figure-of.ts'
import { mapNameOf } from '#charts/needs.ts'
import { releaseYear } from '#contract/release-data.ts'
import type { FigureBlock } from '#sections/definition/body.ts'
import type { ResolvedSection } from '#sections/definition/section-definition.ts'
import { loadMap } from './server-files.ts'

/** The part of a block that decides its figure. */
export type DrawnBlock = Pick<FigureBlock<object, string>, 'view' | 'draw'>

/** The figure of a block of a resolved section, from the files that the section has read. */
export async function sectionFigure(
  { view, draw }: DrawnBlock,
  { figures, language, catalogue }: ResolvedSection<object, unknown>,
): Promise<Figure> {
  const { table, reference, groups } = figures
  const map = mapNameOf(view, reference)
  const [first] = view.indicators
  const ofGroups = first === undefined ? undefined : groups.get(first)
  const input = {
    ...{ view, table, reference, language },
    currentYear: releaseYear(catalogue.release),
    ...(ofGroups && { groups: ofGroups }),
    ...(map !== null && { shapes: await loadMap(map) }),
  }
  return draw ? draw(input) : figureOf(input)
}
