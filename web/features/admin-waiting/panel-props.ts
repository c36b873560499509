import type { WaitingRow } from '#contract/waiting/waiting.ts'

/** What every panel that decides on something is given. */
export interface PanelProps {
  readonly row: WaitingRow
  /** It was decided here. */
  readonly onDone: () => void
  /** The server refused: what the list says is asked again. */
  readonly onRefused: () => void
}
