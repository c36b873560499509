import { IconSearch } from '#web/kit/icons.ts'
import { Row, Text } from '../layout.tsx'
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
    <Row wrap gap={24} rows={12} align="start" justify="between" below={20}>
      <div>
        <Text as="h1">{title}</Text>
        {lead && (
          <Text widest="68ch" above={6} tone="soft">
            {lead}
          </Text>
        )}
      </div>
      {actions && (
        <Row wrap gap={8} className={classes.actions}>
          {actions}
        </Row>
      )}
    </Row>
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
    <Row as="label" gap={8} align="center" className={classes.search}>
      <IconSearch size={18} aria-hidden="true" />
      <span className="sr-only">{label}</span>
      <input
        type="search"
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Row>
  )
}
