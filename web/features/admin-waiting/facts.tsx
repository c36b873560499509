import classes from './waiting.module.css'

interface FactsProps {
  /** Name → what it is; what is empty is left out. */
  readonly facts: Readonly<Record<string, React.ReactNode>>
}

/** What is known of something, line by line. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={classes.facts}>
      {Object.entries(facts)
        .filter(([, value]) => value !== '' && value !== null && value !== undefined)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  )
}
