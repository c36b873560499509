import type { Mode } from '#charts/tokens.ts'
import { classRamp } from '#charts/colour/colour-ramp.ts'
import type { MapModel } from './model.ts'
import { TWO_WAY_COLOURS } from './two-way.ts'

/** The colours of a map by the positions of its classes: from low to high, or those of two indicators. */
export function mapColours(
  { two, classes }: Pick<MapModel, 'two' | 'classes'>,
  mode: Mode,
): readonly string[] {
  return two ? TWO_WAY_COLOURS[mode] : classRamp(mode, classes.classes)
}
