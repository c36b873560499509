import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Classes, ClassMethod } from '#domain/statistics/class-breaks.ts'
import { classesBy } from '#domain/statistics/round-classes.ts'

/** A panel that draws a map: its indicator, and its values in any order without gaps. */
export interface MapValues {
  readonly indicator: Indicator
  readonly values: readonly number[]
}

/** How the maps of a section are put into classes. */
export interface PanelClasses {
  /** How many panels draw a map. */
  readonly maps: number
  /** Several maps with one unit, so that the reader may choose between one set of classes and one for each. */
  readonly offered: boolean
  readonly same: boolean
  /** The set that all maps share, or null when each has its own. */
  readonly shared: Classes | null
  /** Limits between the classes of each panel in the order given; null: no map, or its own round classes. */
  readonly limits: readonly (readonly number[] | null)[]
}

/**
 * Classes of several maps. One set for all is made of all their values together, so that equal colours mean equal values;
 * it is offered where all maps have one unit, and used unless refused where they show one indicator. Limits are in the unit
 * of the values. Source: methods §9.
 */
export function panelClasses(
  panels: readonly (MapValues | null)[],
  wantsSame: boolean | null,
  method: ClassMethod,
): PanelClasses {
  const maps = panels.flatMap((panel) => (panel !== null && panel.values.length > 0 ? [panel] : []))
  const [first] = maps
  const offered = maps.length > 1 && maps.every((map) => first !== undefined && sameUnit(map, first))
  const oneIndicator = maps.every((map) => map.indicator.id === first?.indicator.id)
  const same = offered && (wantsSame ?? oneIndicator)
  const all = maps.flatMap((map) => map.values)
  const shared = same && first ? classesBy(all, first.indicator, method) : null
  const limitsOf = (panel: MapValues | null) => {
    if (panel === null || panel.values.length === 0) return null
    if (shared) return panelClassLimits(shared)
    return method === 'pretty' ? null : panelClassLimits(classesBy(panel.values, panel.indicator, method))
  }
  return { maps: maps.length, offered, same, shared, limits: panels.map(limitsOf) }
}

/** Plain numbers carry their unit in their name, so only one indicator agrees with itself. */
function sameUnit(a: MapValues, b: MapValues): boolean {
  return (
    a.indicator.id === b.indicator.id ||
    (a.indicator.factor === b.indicator.factor && a.indicator.factor !== 4)
  )
}

/** Where each class but the first begins; a value on a limit belongs to the class above it. */
export function panelClassLimits({ classes }: Classes): number[] {
  return classes.slice(1).map(({ lower }) => lower)
}
