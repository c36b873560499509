import { IconSearch } from '@tabler/icons-react'
import { ScrollRegion } from '../scroll-region.tsx'
import classes from './records.module.css'

interface RecordsHeadProps {
  readonly title: string
  /** A sentence on what the page is for. */
  readonly lead?: React.ReactNode
  /** Buttons at the right; the primary one last. */
  readonly actions?: React.ReactNode
}

/** The top of a page that lists records. */
export function RecordsHead({ title, lead, actions }: RecordsHeadProps) {
  return (
    <div className={classes.head}>
      <div>
        <h1 className={classes.title}>{title}</h1>
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  )
}

interface SearchBoxProps {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
}

/** A field that narrows the list below it while one types. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  return (
    <label className={classes.search}>
      <IconSearch size={18} aria-hidden="true" />
      <span className="sr-only">{label}</span>
      <input
        type="search"
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  )
}

interface RecordTableProps {
  /** What the rows are, for people who hear the page. */
  readonly label: string
  readonly columns: readonly string[]
  /** Rows of the body. */
  readonly children: React.ReactNode
}

/**
 * A table of records with hairlines. It scrolls sideways where there is no room; on phones each row is a block, and its
 * values stand below each other with the names of their columns.
 */
export function RecordTable({ label, columns, children }: RecordTableProps) {
  return (
    <ScrollRegion label={label} className={classes.scroll}>
      <table className={classes.table} style={namesOf(columns)}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column === 'Actions' ? <span className="sr-only">{column}</span> : column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollRegion>
  )
}

/** For the style sheet: `--column-2: "Type"`. Buttons need no name. */
function namesOf(columns: readonly string[]): Readonly<Record<string, string>> {
  const named = columns.flatMap((column, position) =>
    column === 'Actions' ? [] : [[`--column-${position + 1}`, JSON.stringify(column)]],
  )
  return Object.fromEntries(named)
}

/** The buttons at the end of a row. */
export function RowActions({ children }: { readonly children: React.ReactNode }) {
  return <div className={classes.rowActions}>{children}</div>
}
