import type { Option } from '#sections/definition/options.ts'

/** A line of the open list: the heading of a group, or an option with its position among the options. */
export type PickerRow =
  | { readonly kind: 'group'; readonly text: string }
  | { readonly kind: 'option'; readonly option: Option<string>; readonly index: number }

/** Lines of a list: a heading wherever the group changes. */
export function pickerRows(options: readonly Option<string>[]): PickerRow[] {
  const rows: PickerRow[] = []
  let group = ''
  for (const [index, option] of options.entries()) {
    if (option.group !== group) {
      group = option.group
      rows.push({ kind: 'group', text: group })
    }
    rows.push({ kind: 'option', option, index })
  }
  return rows
}
