import type { Description } from '#sections/descriptive-analysis/described.ts'
import type { DescriptiveState } from '#sections/descriptive-analysis/state.ts'
import type { PanelProps } from '#web/panels/panel.ts'

/** The properties of the panels of Descriptive Analysis. */
export type DescriptivePanel = PanelProps<DescriptiveState, Description>
