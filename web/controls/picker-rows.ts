import type { Option } from '#sections/definition/options.ts'

/** A line of the open list: the heading of a group with the value of its first option, or an option with its position among the options. */
export type PickerRow =
  | { readonly kind: 'group'; readonly text: string; readonly first: string }
  | { readonly kind: 'option'; readonly option: Option<string>; readonly index: number }

/** Lines of a list: a heading wherever the group changes. */
export function pickerRows(options: readonly Option<string>[]): PickerRow[] {
  const rows: PickerRow[] = []
  let group = ''
  for (const [index, option] of options.entries()) {
    if (option.group !== group) {
      group = option.group
      rows.push({ kind: 'group', text: group, first: option.value })
    }
    rows.push({ kind: 'option', option, index })
  }
  return rows
}

/** What the lines of a list are drawn from, few or many. */
export interface PickerRowsProps {
  readonly rows: readonly PickerRow[]
  /** What scrolls around them. */
  readonly scroller: React.RefObject<HTMLDivElement | null>
  /** The line that is to be in sight, −1 for none. */
  readonly focus: { readonly row: number; readonly align: 'nearest' | 'center' }
  readonly draw: (row: PickerRow) => React.ReactNode
}

/** Tells a line from the others of its list; of what was searched for, one group may have several headings. */
export function keyOf(row: PickerRow): string {
  return row.kind === 'group' ? `group:${row.first}` : row.option.value
}
