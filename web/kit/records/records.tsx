import { IconSearch } from '@tabler/icons-react'
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
