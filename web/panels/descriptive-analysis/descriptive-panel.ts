import type { Described } from '#sections/descriptive-analysis/described.ts'
import type { DescriptiveState } from '#sections/descriptive-analysis/state.ts'
import type { PanelProps } from '#web/panels/panel.ts'

/** What the panels of Descriptive Analysis are drawn from. */
export type DescriptivePanel = PanelProps<DescriptiveState, Described>
