import type { OwnAccount } from '#contract/account/sign-in.ts'
import { Row } from './layout.tsx'
import classes from './person-mark.module.css'

type Person = Pick<OwnAccount, 'avatar' | 'first_name' | 'last_name' | 'username'>

/** The picture of a person, else their initials. The name stands beside it, so it says nothing aloud. */
export function PersonMark({ person, large = false }: { readonly person: Person; readonly large?: boolean }) {
  const size = large ? 40 : 26
  return (
    <Row
      as="span"
      align="center"
      justify="center"
      className={classes.mark}
      data-large={large || undefined}
      aria-hidden="true"
    >
      {person.avatar ? <img src={person.avatar} alt="" width={size} height={size} /> : initialsOf(person)}
    </Row>
  )
}

function initialsOf({ first_name: first, last_name: last, username }: Person): string {
  const initials = [first, last].map(firstLetter).join('')
  return (initials || firstLetter(username)).toUpperCase()
}

/** By characters as people see them, not by units of the encoding. */
function firstLetter(text: string): string {
  return [...text.trim()][0] ?? ''
}
