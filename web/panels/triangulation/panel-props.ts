import type { TriangulationState } from '#sections/triangulation/state.ts'
import type { TriangulationChoice } from '#sections/triangulation/triangulation-choice.ts'
import type { PanelProps } from '#web/panels/panel.ts'

/** The properties of every panel of a triangulation. */
export type TriangulationPanelProps = PanelProps<TriangulationState, TriangulationChoice>
