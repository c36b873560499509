/** An entry of a menu. */
export interface MenuItem {
  readonly label: string
  readonly icon?: React.ReactNode
  /** A short word at the right, for example the format of a file. */
  readonly hint?: string
  /** Absent: the entry only says something. */
  readonly onSelect?: () => void
  /** Shows more entries in the open menu, which take its place. */
  readonly keepsOpen?: boolean
  /** Draws a rule above. */
  readonly startsGroup?: boolean
}
